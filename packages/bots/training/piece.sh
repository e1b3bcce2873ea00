#!/usr/bin/env bash
# One piece of training: self-play on all cores but one, beside the trainer on the GPU.
#   piece.sh <work folder> <seconds> <seed>
# The work folder holds self-play.mjs (bundled) and, from earlier pieces, weights.bin and checkpoint.pt. With BOOTSTRAP=1
# all games are played by the evaluator of today. NODE and ITERATIONS replace the defaults.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$1 seconds=$2 seed=$3
samples=${SAMPLES:-$work/samples}
mkdir -p "$samples"
player=("$work/self-play.mjs" "$samples" "$seconds" "$(($(nproc) - 1))" "${ITERATIONS:-48}" "$seed")
if [ "${BOOTSTRAP:-0}" != 1 ]; then player+=("$work/weights.bin"); fi
"${NODE:-node}" "${player[@]}" &
python3 -u "$here/train.py" "$samples" "$seconds" "$work/weights.bin" "$work/checkpoint.pt" | tee -a "$work/log.jsonl"
wait
