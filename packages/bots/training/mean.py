"""Tests nets and means of their weights, and keeps the one with the least regret.

    python mean.py <folder> <weights> <net>[+<net>...] ...

The folder is that of train_all.py, with files to be tested on; the nets are files of weights. Prints a line of JSON for each.
"""
import glob
import json
import sys
from collections import defaultdict

import numpy as np
import torch

import train as T
import train_all as A


def main():
    folder, weights, *sums = sys.argv[1:]
    device = "cuda" if torch.cuda.is_available() else "cpu"
    shape = json.load(open(f"{folder}/shape.json"))
    stores = defaultdict(lambda: A.AllPositions(shape, device, {name: rows // 30 for name, rows in A.ROOM.items()}))
    for path in sorted(glob.glob(f"{folder}/**/test-*.bin", recursive=True)):
        stores[A.kind_of(path)].put(A.read(path, shape))
    for store in stores.values():
        store.settle()
    least = np.inf
    for text in sums:
        mean = np.mean([np.fromfile(path, dtype=np.float32) for path in text.split("+")], axis=0, dtype=np.float32)
        net = T.Net(shape, mean).to(device).eval()
        tests = {kind: T.test(net, store) for kind, store in stores.items()}
        print(json.dumps({"name": text, "tests": tests}), flush=True)
        regret = sum(test["regret"] for test in tests.values())
        if regret < least:
            least = regret
            mean.tofile(weights)


if __name__ == "__main__":
    main()
