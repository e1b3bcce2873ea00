"""Trains the net of src/net/shape.ts on the games that self-play.ts writes.

    python train.py <folder> <seconds> <weights> [checkpoint]

Runs beside self-play: reads new files as they appear, and writes the weights once a minute (their running mean). With a
checkpoint it continues where it stopped. Every line of the log is JSON.
"""
import json
import math
import os
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

BATCH = 1024
RATE = 1e-3
# What a bucket has beside the weights that all share decays faster: it is learned from fewer games.
DECAY, DECAY_OF_BUCKETS = 0.03, 0.3
DROPOUT = 0.1
EMA = 0.998
# The newest positions that are kept, and the share of files that is only tested on.
KEPT = 6_000_000
TESTED = 0.04
# Each position is used about this often. Those of one game are alike: used more often, they are learned by heart.
REUSE = 2.0
POINTS_WEIGHT, WIN_WEIGHT, POLICY_WEIGHT = 1.0, 0.3, 0.5


def read_shard(path, shape):
    """One file of samples.ts as numpy arrays."""
    raw = np.fromfile(path, dtype=np.uint8)
    sizes = raw[:28].view(np.int32)
    types = [np.int32, np.int32, np.float32, np.uint16, np.float32, np.uint16, np.float32]
    columns, at = [], 28
    for size, kind in zip(sizes, types):
        columns.append(np.frombuffer(raw[at : at + size].tobytes(), dtype=kind))
        at += size
    samples, seats, results, inputs, values, rows, actions = columns
    return {
        "samples": samples.reshape(-1, 6),
        "seats": seats.reshape(-1, 2),
        "results": results.reshape(-1, 3),
        "inputs": inputs,
        "values": values,
        "rows": rows.reshape(-1, shape["rowsEach"]),
        "actions": actions.reshape(-1, 2),
    }


class Store:
    """Positions on the device. Offsets of each file are shifted to those of the whole."""

    def __init__(self, shape, device):
        self.shape, self.device = shape, device
        self.parts = []
        self.whole = None

    def add(self, shard):
        part = {
            "samples": torch.from_numpy(shard["samples"].astype(np.int64)),
            "seats": torch.from_numpy(shard["seats"].astype(np.int64)),
            "results": torch.from_numpy(shard["results"].copy()),
            "inputs": torch.from_numpy(shard["inputs"].astype(np.int16)),
            "values": torch.from_numpy(shard["values"].copy()).to(torch.float16),
            "rows": torch.from_numpy(shard["rows"].astype(np.int16)),
            "actions": torch.from_numpy(shard["actions"].copy()),
        }
        self.parts.append({name: column.to(self.device) for name, column in part.items()})
        while sum(len(p["samples"]) for p in self.parts) > KEPT:
            self.parts.pop(0)
        self.whole = None

    def __len__(self):
        return sum(len(p["samples"]) for p in self.parts)

    def join(self):
        if self.whole is None:
            seats = inputs = actions = 0
            shifted = []
            for part in self.parts:
                samples, rows = part["samples"].clone(), part["seats"].clone()
                samples[:, 3] += seats
                samples[:, 4] += actions
                rows[:, 0] += inputs
                shifted.append((samples, rows))
                seats += len(part["seats"])
                inputs += len(part["inputs"])
                actions += len(part["actions"])
            self.whole = {name: torch.cat([p[name] for p in self.parts]) for name in self.parts[0]}
            self.whole["samples"] = torch.cat([s for s, _ in shifted])
            self.whole["seats"] = torch.cat([r for _, r in shifted])
        return self.whole

    def batch(self, chosen):
        """The rows of some positions: seats are flattened, `owner` tells the position of each."""
        whole, device = self.join(), self.device
        samples = whole["samples"][chosen]
        players, first = samples[:, 0], samples[:, 3]
        owner, seat_rows = ranges(first, players, device)
        seats = whole["seats"][seat_rows]
        _, input_rows = ranges(seats[:, 0], seats[:, 1], device)
        bucket = samples[:, 1][owner]
        counts = seats[:, 1]
        offsets = torch.cumsum(counts, 0) - counts
        # Numbers above 32,767 do not occur: there are a few hundred inputs.
        places = whole["inputs"][input_rows].long() + torch.repeat_interleave(bucket, counts) * self.shape["inputs"]
        has = samples[:, 5] > 0
        candidate_owner, candidate_rows = ranges(samples[has, 4], samples[has, 5], device)
        start = torch.cumsum(players, 0) - players
        return {
            "players": players,
            "owner": owner,
            "bucket": bucket,
            "places": places,
            "values": whole["values"][input_rows].float(),
            "offsets": offsets,
            "results": whole["results"][seat_rows],
            "mover": (start + samples[:, 2])[has],
            "mover_bucket": samples[:, 1][has],
            "candidate_owner": candidate_owner,
            "rows": whole["rows"][candidate_rows].long(),
            "actions": whole["actions"][candidate_rows],
            "turns": int(has.sum()),
        }


def ranges(first, counts, device):
    """All numbers of the ranges `first .. first + count`, and the range that each belongs to."""
    owner = torch.repeat_interleave(torch.arange(len(first), device=device), counts)
    start = torch.cumsum(counts, 0) - counts
    return owner, first[owner] + torch.arange(len(owner), device=device) - start[owner]


class Net(torch.nn.Module):
    """The weights are those of the first net plus what is learned, which decays. A part of that is shared by all buckets."""

    def __init__(self, shape, first):
        super().__init__()
        self.shape = shape
        b, i, t, h = shape["buckets"], shape["inputs"], shape["trunk"], shape["head"]
        o, p, a = shape["outputs"], shape["policy"], shape["actionRows"]
        self.sizes = {"trunk": (i, t), "skip": (i, 1), "head": (3 * t + 1, h), "out": (h + 1, o), "want": (h + 1, p)}
        zeros = lambda *size: torch.nn.Parameter(torch.zeros(*size))
        self.shared = torch.nn.ParameterDict({name: zeros(*size) for name, size in self.sizes.items()})
        self.own = torch.nn.ParameterDict({name: zeros(b, *size) for name, size in self.sizes.items()})
        first, at = torch.from_numpy(first), 0
        for name, (rows, width) in self.sizes.items():
            count = b * rows * width
            self.register_buffer(f"first_{name}", first[at : at + count].reshape(b, rows, width))
            at += count
        self.action = torch.nn.Parameter(first[at : at + a * (p + 1)].reshape(a, p + 1))
        at += a * (p + 1)
        self.price = torch.nn.Parameter(first[at : at + b].clone())
        self.lead = torch.nn.Parameter(first[at + b : at + 2 * b].clone())

    def layer(self, name):
        return getattr(self, f"first_{name}") + self.shared[name].unsqueeze(0) + self.own[name]

    def groups(self):
        """What decays how fast; the few factors of whole buckets do not."""
        return [
            {"params": [*self.shared.values(), self.action], "weight_decay": DECAY},
            {"params": list(self.own.values()), "weight_decay": DECAY_OF_BUCKETS},
            {"params": [self.price, self.lead], "weight_decay": 0.0},
        ]

    def by_bucket(self, x, bucket, weights):
        """`[x, 1]` times the weights of each row's bucket."""
        x = torch.cat([x, torch.ones_like(x[:, :1])], 1)
        result = x.new_zeros(len(x), weights.shape[2])
        for b in range(weights.shape[0]):
            rows = (bucket == b).nonzero(as_tuple=True)[0]
            if len(rows) > 0:
                result = result.index_copy(0, rows, x[rows] @ weights[b])
        return result

    def forward(self, batch):
        owner, bucket, players = batch["owner"], batch["bucket"], batch["players"]
        bag = lambda table: F.embedding_bag(
            batch["places"], table, batch["offsets"], mode="sum", per_sample_weights=batch["values"]
        )
        rows_of = lambda name: self.layer(name).flatten(0, 1)
        vectors = F.dropout(F.relu(bag(rows_of("trunk"))), DROPOUT, self.training)
        n = len(players)
        sums = vectors.new_zeros(n, vectors.shape[1]).index_add(0, owner, vectors)
        others = (sums[owner] - vectors) / (players[owner] - 1).unsqueeze(1)
        seen = torch.cat([vectors, others, self.most_of_others(vectors, batch)], 1)
        head = F.dropout(F.relu(self.by_bucket(seen, bucket, self.layer("head"))), DROPOUT, self.training)
        out = self.by_bucket(head, bucket, self.layer("out"))
        points = batch["results"][:, 0] + self.shape["scale"] * (out[:, 0] + bag(rows_of("skip"))[:, 0])
        wins = out[:, 1] + self.lead[bucket] * points.detach() / self.shape["scale"]
        return points, wins, self.logits(head, batch)

    def most_of_others(self, vectors, batch):
        """The maximum over the other seats: the second largest where the seat itself has the largest."""
        owner, n = batch["owner"], len(batch["players"])
        index = owner.unsqueeze(1).expand_as(vectors)
        most = vectors.new_zeros(n, vectors.shape[1]).scatter_reduce(0, index, vectors, "amax")
        is_most = vectors >= most[owner]
        # Of equal largest values all but one stay; with several, the second is the same.
        ties = vectors.new_zeros(n, vectors.shape[1]).index_add(0, owner, is_most.float())
        rest = torch.where(is_most, torch.zeros_like(vectors), vectors)
        second = vectors.new_zeros(n, vectors.shape[1]).scatter_reduce(0, index, rest, "amax")
        second = torch.where(ties > 1, most, second)
        return torch.where(is_most, second[owner], most[owner])

    def logits(self, head, batch):
        if batch["turns"] == 0:
            return None
        want = self.by_bucket(head[batch["mover"]], batch["mover_bucket"], self.layer("want"))
        rows = self.action[batch["rows"]].sum(1)
        of = batch["candidate_owner"]
        price = self.price[batch["mover_bucket"]][of] * batch["actions"][:, 0]
        return price + rows[:, -1] + (want[of] * rows[:, :-1]).sum(1)

    def flat(self):
        layers = [self.layer(name) for name in self.sizes]
        parts = [*layers, self.action, self.price, self.lead]
        return torch.cat([part.detach().reshape(-1) for part in parts])


def log_softmax_by(logits, owner, groups):
    most = logits.new_full((groups,), -1e30).scatter_reduce(0, owner, logits, "amax")
    shifted = logits - most[owner]
    sums = logits.new_zeros(groups).index_add(0, owner, shifted.exp())
    return shifted - sums.log()[owner]


def losses(net, batch):
    points, wins, logits = net(batch)
    results = batch["results"]
    off = (points - results[:, 1]) / net.shape["scale"]
    by_points = F.huber_loss(off, torch.zeros_like(off), delta=1.5)
    n = len(batch["players"])
    by_wins = -(results[:, 2] * log_softmax_by(wins, batch["owner"], n)).sum() / n
    by_policy = points.new_zeros(())
    if logits is not None:
        log = log_softmax_by(logits, batch["candidate_owner"], batch["turns"])
        by_policy = -(batch["actions"][:, 1] * log).sum() / batch["turns"]
    return by_points, by_wins, by_policy, points


@torch.no_grad()
def test(net, store):
    """The losses on positions that were not trained on, and R² of the final points by season."""
    if len(store) == 0:
        return {}
    sums, errors, spreads = np.zeros(4), np.zeros(4), np.zeros(4)
    means = []
    for at in range(0, len(store), BATCH):
        batch = store.batch(torch.arange(at, min(at + BATCH, len(store)), device=store.device))
        by_points, by_wins, by_policy, points = losses(net, batch)
        size = len(batch["players"])
        sums += size * np.array([float(by_points), float(by_wins), float(by_policy), 1])
        season = (batch["bucket"] // 2).cpu().numpy()
        final = batch["results"][:, 1].cpu().numpy()
        means.append((season, final, points.cpu().numpy()))
    season = np.concatenate([m[0] for m in means])
    final = np.concatenate([m[1] for m in means])
    points = np.concatenate([m[2] for m in means])
    for s in range(4):
        rows = season == s
        if rows.sum() > 1:
            errors[s] = ((points[rows] - final[rows]) ** 2).mean()
            spreads[s] = final[rows].var()
    known = np.where(spreads > 0, 1 - errors / np.maximum(spreads, 1e-9), 0)
    return {
        "points": round(sums[0] / sums[3], 4),
        "wins": round(sums[1] / sums[3], 4),
        "policy": round(sums[2] / sums[3], 4),
        "r2": [round(float(k), 3) for k in known],
    }


def main():
    folder, seconds, weights = sys.argv[1], float(sys.argv[2]), sys.argv[3]
    checkpoint = sys.argv[4] if len(sys.argv) > 4 else None
    end = time.time() + seconds
    while not os.path.exists(os.path.join(folder, "first.net")):
        time.sleep(1)
    shape = json.load(open(os.path.join(folder, "shape.json")))
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    first = np.fromfile(os.path.join(folder, "first.net"), dtype=np.float32)
    net, mean = Net(shape, first).to(device), Net(shape, first).to(device)
    mean.load_state_dict(net.state_dict())
    mean.eval()
    optimizer = torch.optim.AdamW(net.groups(), lr=RATE)
    step = used = 0
    if checkpoint and os.path.exists(checkpoint):
        saved = torch.load(checkpoint, map_location=device)
        net.load_state_dict(saved["net"])
        mean.load_state_dict(saved["mean"])
        optimizer.load_state_dict(saved["optimizer"])
        step, used = saved["step"], saved["used"]
    trained, tested, known = Store(shape, device), Store(shape, device), set()
    seen = 0
    next_report = time.time() + 60
    while time.time() < end:
        files = sorted(
            (f for f in os.listdir(folder) if f.endswith(".bin") and f not in known),
            key=lambda f: os.path.getmtime(os.path.join(folder, f)),
        )
        for file in files:
            known.add(file)
            shard = read_shard(os.path.join(folder, file), shape)
            is_tested = (hash_of(file) % 1000) / 1000 < TESTED or len(tested) == 0
            (tested if is_tested else trained).add(shard)
            if not is_tested:
                seen += len(shard["samples"])
        # Without enough new positions training would learn the old ones by heart.
        if len(trained) < 2 * BATCH or used >= REUSE * seen:
            time.sleep(2)
        else:
            for _ in range(50):
                batch = trained.batch(torch.randint(len(trained), (BATCH,), device=device))
                by_points, by_wins, by_policy, _ = losses(net, batch)
                loss = POINTS_WEIGHT * by_points + WIN_WEIGHT * by_wins + POLICY_WEIGHT * by_policy
                optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
                optimizer.step()
                step += 1
                used += BATCH
                with torch.no_grad():
                    pace = min(EMA, (1 + step) / (10 + step))
                    for slow, fast in zip(mean.parameters(), net.parameters()):
                        slow.lerp_(fast, 1 - pace)
        if time.time() > next_report or time.time() > end - 15:
            next_report = time.time() + 60
            line = {"step": step, "seen": seen, "kept": len(trained), **test(mean, tested)}
            print(json.dumps(line), flush=True)
            if step > 0:
                export(mean, weights)
            if time.time() > end - 15:
                break
    if checkpoint:
        state = {"net": net.state_dict(), "mean": mean.state_dict(), "optimizer": optimizer.state_dict()}
        torch.save({**state, "step": step, "used": 0}, checkpoint)


def hash_of(name):
    """The same in every run, unlike Python's own."""
    value = 0
    for letter in name.encode():
        value = (value * 131 + letter) % 1_000_003
    return value


def export(net, path):
    flat = net.flat().float().cpu().numpy()
    assert len(flat) == net.shape["weights"], (len(flat), net.shape["weights"])
    flat.tofile(path + ".part")
    os.replace(path + ".part", path)


if __name__ == "__main__":
    main()
