#!/bin/sh
# mawk 1.3.4, the awk of Debian 12, has doubles as all awks do, but does not print whole numbers above 2^31 as such. `%d` of
# 4968057848, the total for n = 19, is 2147483647; a sum is printed by OFMT, so the totals for 17, 18 and 19 add up to 5.72996e+09.
# Both come without a warning, and gawk prints the digits. A script that adds up the counts of shards is right up to n = 18.
# Instead: `printf "%.0f\n", sum`, which is exact up to 2^53 in each awk.
#
# Expected: the digits, as from gawk. Guessed for `%d`; not for the sum.
# Version: mawk 1.3.4.20200120-3.1, as packed by Debian.
# Output seen:
#   %d: 2147483647
#   sum: 5.72996e+09
#   %.0f: 5729963576
# Exits with 1 when that has changed. Needs Debian 12 and its package registry; installs nothing outside a temporary folder.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -q mawk=1.3.4.20200120-3.1 >&2
dpkg-deb -x mawk_*.deb .
printf '17 95815104\n18 666090624\n19 4968057848\n' > totals
./usr/bin/mawk '$1 == 19 {printf "%%d: %d\n", $2} {sum += $2} END {print "sum: " sum; printf "%%.0f: %.0f\n", sum}' totals > seen
cat seen
[ "$(tr '\n' ' ' < seen)" = '%d: 2147483647 sum: 5.72996e+09 %.0f: 5729963576 ' ]
