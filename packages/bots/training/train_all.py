"""Trains the net further on all positions in a folder, with a rate that falls to 0.

    python train_all.py <folder> <seconds> <weights> <checkpoint> [name=value ...]

Unlike train.py it keeps every position, in memory that is reserved beforehand, and uses them evenly over the time. Files whose
names begin with "test-<kind>-" are only tested on, each kind by itself. Values:

    rate         the rate at the beginning
    reuse        how often each position is used
    batch        decisions in a batch
    difference   the weight of the differences between actions
    dropout      the share of neurons that is left out while training
    from         the checkpoint to start from, otherwise <checkpoint>; or weights (.bin), to which what is learned decays

Every line of the log, <weights>.jsonl, is JSON; the last one also has the tests of the net before (`before`).
"""
import glob
import json
import os
import sys
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch

import train as T

# Rows on the device: about 24 GB, enough for some 7,500 games.
ROOM = {"samples": 16_000_000, "seats": 58_000_000, "inputs": 4_800_000_000, "actions": 120_000_000}
FILES_AT_ONCE = 40
LOOK_SECONDS, REPORT_SECONDS = 20, 90
# While the optimizer learns the size of gradients, the rate rises.
WARM_UP = 300


class AllPositions(T.Store):
    """Positions on the device, written once to where they stay."""

    def __init__(self, shape, device, room):
        super().__init__(shape, device)
        make = lambda rows, *more: torch.empty((rows, *more[:-1]), dtype=more[-1], device=device)
        self.columns = {
            "samples": make(room["samples"], 8, torch.int64),
            "seats": make(room["seats"], 2, torch.int64),
            "results": make(room["seats"], 3, torch.float32),
            "inputs": make(room["inputs"], torch.int16),
            "values": make(room["inputs"], torch.float16),
            "rows": make(room["actions"], shape["rowsEach"], torch.int16),
            "actions": make(room["actions"], 2, torch.float32),
        }
        self.used = {name: 0 for name in self.columns}
        self.decisions = []
        self.count = self.files = 0

    def put(self, part):
        used = self.used
        if any(used[name] + len(part[name]) > len(self.columns[name]) for name in part):
            print("no room for a file", flush=True)
            return
        part = {name: column.to(self.device) for name, column in part.items()}
        part["samples"][:, 3] += used["seats"]
        part["samples"][:, 4] += used["actions"]
        part["seats"][:, 0] += used["inputs"]
        decisions = (part["samples"][:, 6] != T.AFTERSTATE).nonzero(as_tuple=True)[0]
        self.decisions.append(decisions + used["samples"])
        for name, column in part.items():
            self.columns[name][used[name] : used[name] + len(column)] = column
            used[name] += len(column)
        self.files += 1

    def settle(self):
        """Makes what was put available."""
        self.whole = {name: column[: self.used[name]] for name, column in self.columns.items()}
        if self.decisions:
            self.decisions = [torch.cat(self.decisions)]
            self.whole["decisions"] = self.decisions[0]
            self.count = len(self.decisions[0])

    def __len__(self):
        return self.count

    def join(self):
        return self.whole


def read(path, shape):
    shard = T.read_shard(path, shape)
    tensor = lambda name, kind: torch.from_numpy(shard[name].astype(kind))
    return {
        "samples": tensor("samples", np.int64),
        "seats": tensor("seats", np.int64),
        "results": tensor("results", np.float32),
        "inputs": tensor("inputs", np.int16),
        "values": tensor("values", np.float16),
        "rows": tensor("rows", np.int16),
        "actions": tensor("actions", np.float32),
    }


def kind_of(path):
    """What a file tests; None if it is trained on."""
    first, kind, *_ = os.path.basename(path).split("-")
    return kind if first == "test" else None


def main():
    folder, seconds, weights, checkpoint = sys.argv[1], float(sys.argv[2]), sys.argv[3], sys.argv[4]
    settings = {"rate": 1e-3, "reuse": 5, "batch": T.BATCH, "difference": T.DIFFERENCE_WEIGHT}
    settings.update({"dropout": 0, "from": checkpoint})
    settings.update(s.split("=", 1) for s in sys.argv[5:])
    T.DROPOUT = float(settings["dropout"])
    rate, reuse, weight = (float(settings[name]) for name in ["rate", "reuse", "difference"])
    size = int(settings["batch"])
    is_checkpoint = not settings["from"].endswith(".bin")
    begin = time.time()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    shape = json.load(open(f"{folder}/shape.json"))
    torch.manual_seed(1)
    first = np.fromfile(f"{folder}/first.net" if is_checkpoint else settings["from"], dtype=np.float32)
    net, mean, before = (T.Net(shape, first).to(device) for _ in range(3))
    optimizer = torch.optim.AdamW(net.groups(), lr=rate)
    step = warm = 0
    if is_checkpoint:
        saved = torch.load(settings["from"], map_location=device)
        net.load_state_dict(saved["net"])
        mean.load_state_dict(saved["mean"])
        optimizer.load_state_dict(saved["optimizer"])
        step, warm = saved["step"], WARM_UP
    before.load_state_dict(mean.state_dict())
    mean.eval()
    before.eval()
    trained = AllPositions(shape, device, ROOM)
    tested = defaultdict(lambda: AllPositions(shape, device, {name: rows // 40 for name, rows in ROOM.items()}))
    known, pool = set(), ThreadPoolExecutor(5)
    used, summed, sums = 0, 0, torch.zeros(3, device=device)

    def look():
        paths = [path for path in sorted(glob.glob(f"{folder}/**/*.bin", recursive=True)) if path not in known]
        for at in range(0, len(paths), FILES_AT_ONCE):
            some = paths[at : at + FILES_AT_ONCE]
            for path, part in zip(some, pool.map(lambda one: read(one, shape), some)):
                known.add(path)
                kind = kind_of(path)
                (trained if kind is None else tested[kind]).put(part)
        if paths:
            for store in [trained, *tested.values()]:
                store.settle()

    def tests(of):
        return {kind: T.test(of, store) for kind, store in tested.items()}

    def report(**more):
        line = {
            "seconds": round(time.time() - begin),
            "step": step,
            "used": used,
            "decisions": len(trained),
            "loss": [round(float(x) / max(summed, 1), 4) for x in sums],
            "files": trained.files,
            "tests": tests(mean),
            **more,
        }
        print(json.dumps(line), flush=True)
        with open(f"{weights}.jsonl", "a") as file:
            file.write(json.dumps(line) + "\n")
        T.export(mean, weights)

    next_look, next_report = 0.0, time.time() + REPORT_SECONDS
    while time.time() < begin + seconds:
        if time.time() > next_look:
            look()
            next_look = time.time() + LOOK_SECONDS
        progress = (time.time() - begin) / seconds
        if len(trained) < 1000 or used >= reuse * len(trained) * progress:
            time.sleep(0.2)
            continue
        for group in optimizer.param_groups:
            group["lr"] = rate * max(0.01, 1 - progress) * min(1, (1 + warm) / WARM_UP)
        for _ in range(20):
            batch = trained.batch(torch.randint(len(trained), (size,), device=device))
            by_points, by_difference, by_policy, _ = T.losses(net, batch)
            loss = by_points + T.POLICY_WEIGHT * by_policy + weight * by_difference
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            step += 1
            warm += 1
            used += size
            with torch.no_grad():
                sums += torch.stack([by_points.detach(), by_difference.detach(), by_policy.detach()])
                summed += 1
                for slow, fast in zip(mean.parameters(), net.parameters()):
                    slow.lerp_(fast, 1 - T.EMA)
        if time.time() > next_report:
            report()
            next_report = time.time() + REPORT_SECONDS
            sums.zero_()
            summed = 0
    report(before=tests(before))
    state = {"net": net.state_dict(), "mean": mean.state_dict(), "optimizer": optimizer.state_dict()}
    torch.save({**state, "step": step, "used": 0}, checkpoint)


if __name__ == "__main__":
    main()
