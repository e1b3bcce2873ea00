#!/usr/bin/env bash
# One piece of training: self-play on all cores but one, beside the trainer on the GPU.
#   piece.sh <work folder> <seconds> <seed>
# The work folder holds self-play.mjs (bundled) and, from earlier pieces, weights.bin and checkpoint.pt. NODE, ITERATIONS,
# SAMPLES, TEACHER and SHARE replace the defaults.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$1 seconds=$2 seed=$3
samples=${SAMPLES:-$work/samples}
mkdir -p "$samples"
player=("$work/self-play.mjs" "$samples" "$seconds" "$(($(nproc) - 1))" "${ITERATIONS:-48}" "$seed" "$work/weights.bin" "${TEACHER:-net}" "${SHARE:-1}")
"${NODE:-node}" "${player[@]}" &
python3 -u "$here/train.py" "$samples" "$seconds" "$work/weights.bin" "$work/checkpoint.pt" | tee -a "$work/log.jsonl"
wait
