# What the engines share: the words `VERB N K DIR`, and what does not depend on the engine. Read by them, not run.
#
# DIR has a ledger and, once it is finished, a line for each shard: DIR/ledgers/I, DIR/lines/I.

usage() { sed -n '2,/^set/s/^# \{0,1\}//p' "$0" | sed '$d' >&2; exit 2; }

[ $# -ge 4 ] || usage
verb=$1 n=$2 k=$3 dir=$4
shift 4
here=$(cd "$(dirname "$0")" && pwd)
nqueens=${NQUEENS:-$here/../build/nqueens}

# The shards that no line of DIR has, as arrays of Slurm take them: 1-3,7.
missing() { lines | "$nqueens" missing "$n" "$k" -; }

# Those of finished shards, and nothing that is still being written; awk ends a line that was cut.
lines() { find "$dir/lines" -name '[0-9]*' ! -name '*.*' -exec awk 1 '{}' +; }

# 3 and 5-7, a line each, become 3 5 6 7.
expand_ranges() { awk -F- 'NF { for (i = $1; i <= $NF; i++) print i }'; }

common() {
  case $verb in
    plan)
      "$nqueens" estimate "$n"
      mkdir -p "$dir/ledgers" "$dir/lines" ;;
    sum)
      left=$(missing)
      [ -z "$left" ] || { echo "shards $left are missing: run again" >&2; exit 1; }
      lines | "$nqueens" sum - ;;
    *) usage ;;
  esac
}
