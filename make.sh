#!/bin/sh
# Runs make on a machine that may lack it: installs what the target needs, including make, and passes all arguments on.
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
