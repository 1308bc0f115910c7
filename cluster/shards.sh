# shellcheck shell=sh
# Parts shared by the engines: arguments `VERB N K DIR` and all verbs but run. Scripts read it; the Snakefile runs it.
# DIR has N and K and, of each shard, a ledger and finally a line: DIR/{count,ledgers/I,lines/I}.

set -eu
usage() { sed -n '2,/^set/s/^# \{0,1\}//p' "$0" | sed '$d' >&2; exit 2; }
say() { printf '%s\n' "$*" >&2; }
absolute() { case $1 in /*) printf '%s\n' "$1" ;; *) printf '%s\n' "$PWD/$1" ;; esac; }

[ $# -ge 4 ] || usage
verb=$1 n=$2 k=$3 dir=$(absolute "$4") hint='run again'
shift 4
here=$(cd "$(dirname "$0")" && pwd)
NQUEENS=${NQUEENS:-$here/../build/nqueens} THREADS=${THREADS:-1}
case $NQUEENS in */*) NQUEENS=$(absolute "$NQUEENS") ;; esac
export NQUEENS THREADS

# N and K of DIR; without a valid DIR/count those of a line or ledger.
named() { grep -sx '[1-9][0-9]* [1-9][0-9]*' "$dir/count"; }
counted() {
  named || find "$dir/lines" "$dir/ledgers" -type f -name '[1-9]*' ! -name '*.*' -exec \
    sed -n 's/^n \([0-9]*\) shard [0-9]*\/\([0-9]*\) .*/\1 \2/p' {} + 2>/dev/null | head -n 1
}

check_folder() {
  has=$(counted)
  [ "${has:=$n $k}" = "$n $k" ] ||
    { say "$dir has n = ${has% *} in ${has#* } shards, not n = $n in $k: name these, or another folder"; exit 2; }
}

make_folder() {
  check_folder
  mkdir -p "$dir/ledgers" "$dir/lines"
  named >/dev/null || echo "$n $k" >"$dir/count"
  check_folder
}

# The lines of shards 1 to K, each ended.
lines() { (cd "$dir/lines" 2>/dev/null && seq "$k" | xargs grep -ahs '') || :; }

# Sets left: the shards that no line of DIR has, as arrays of Slurm take them: 1-3,7.
look() {
  check_folder
  left=$(lines | "$NQUEENS" missing "$n" "$k" -) || exit
}

# Ends with the status given, which is not 0, unless all is there.
finish() {
  look
  [ -z "$left" ] || { say "shards $left are missing: $hint"; exit "$1"; }
}

each_left() { echo "$left" | tr ',' '\n' | awk -F- 'NF { for (i = $1; i <= $NF; i++) print i }'; }
common() {
  case $verb in
    plan) check_folder; "$NQUEENS" estimate "$n"; make_folder ;;
    sum) finish 1; lines | "$NQUEENS" sum - ;;
    missing) look; each_left ;;
    finish) finish 1 ;;
    *) usage ;;
  esac
}

[ "${0##*/}" != shards.sh ] || common
