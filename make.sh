#!/bin/sh
# make on a machine that may not have it: installs what the target needs, make too, and hands on all that follows.
#
#   sh make.sh run
#   sh make.sh test ONLY=c/
set -e
cd "$(dirname "$0")"
case ${1-} in
	test) .ci/need test ;;
	*) .ci/need build ;;
esac
exec make "$@"
