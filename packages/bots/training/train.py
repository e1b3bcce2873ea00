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

# Decisions in a batch; each comes with its afterstates.
BATCH = 256
RATE = 1e-3
# What a bucket has beside the weights that all share decays faster: it is learned from fewer games.
DECAY, DECAY_OF_BUCKETS = 0.03, 0.3
DROPOUT = 0.1
EMA = 0.998
# The newest positions that are kept, and the share of files that is only tested on.
KEPT = 8_000_000
TESTED = 0.04
# Each position is used about this often. Those of one game are alike: used more often, they are learned by heart.
REUSE = 4.0
POLICY_WEIGHT = 0.5
# What tells the actions of one position apart: the differences between its afterstates.
DIFFERENCE_WEIGHT = 4.0
# How much of a position's points is what the search expected; the rest is how the game ended.
SEARCH_SHARE = 0.5
AFTERSTATE = -1


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
        "samples": samples.reshape(-1, 8),
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
        """How many decisions there are, afterstates not counted."""
        return sum(int((p["samples"][:, 6] != AFTERSTATE).sum()) for p in self.parts)

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
            self.whole["decisions"] = (self.whole["samples"][:, 6] != AFTERSTATE).nonzero(as_tuple=True)[0]
        return self.whole

    def batch(self, chosen):
        """Some decisions and their afterstates: seats are flattened, `owner` tells the position of each."""
        whole, device = self.join(), self.device
        decisions = whole["decisions"][chosen]
        group, positions = ranges(decisions, 1 + whole["samples"][decisions, 6], device)
        samples = whole["samples"][positions]
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
            "groups": len(chosen),
            "group": group,
            "is_decision": samples[:, 6] != AFTERSTATE,
            "group_mover": whole["samples"][decisions, 2],
            "visits": samples[:, 7].float(),
            "seat": torch.arange(len(owner), device=device) - start[owner],
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
        p, a = shape["policy"], shape["actionRows"]
        self.sizes = {"trunk": (i, t), "skip": (i, 1), "head": (3 * t + 1, h), "out": (h + 1, 1), "want": (h + 1, p)}
        zeros = lambda *size: torch.nn.Parameter(torch.zeros(*size))
        self.shared = torch.nn.ParameterDict({name: zeros(*size) for name, size in self.sizes.items()})
        self.own = torch.nn.ParameterDict({name: zeros(b, *size) for name, size in self.sizes.items()})
        first, at = torch.from_numpy(first), 0
        for name, (rows, width) in self.sizes.items():
            count = b * rows * width
            self.register_buffer(f"first_{name}", first[at : at + count].reshape(b, rows, width))
            at += count
        self.register_buffer("first_action", first[at : at + a * (p + 1)].reshape(a, p + 1))
        self.action = zeros(a, p + 1)
        at += a * (p + 1)
        self.price = torch.nn.Parameter(first[at : at + b].clone())

    def layer(self, name):
        return getattr(self, f"first_{name}") + self.shared[name].unsqueeze(0) + self.own[name]

    def groups(self):
        """What decays how fast; the prices of whole buckets do not."""
        return [
            {"params": [*self.shared.values(), self.action], "weight_decay": DECAY},
            {"params": list(self.own.values()), "weight_decay": DECAY_OF_BUCKETS},
            {"params": [self.price], "weight_decay": 0.0},
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
        return points, self.logits(head, batch)

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
        rows = (self.first_action + self.action)[batch["rows"]].sum(1)
        of = batch["candidate_owner"]
        price = self.price[batch["mover_bucket"]][of] * batch["actions"][:, 0]
        return price + rows[:, -1] + (want[of] * rows[:, :-1]).sum(1)

    def flat(self):
        layers = [self.layer(name) for name in self.sizes]
        parts = [*layers, self.first_action + self.action, self.price]
        return torch.cat([part.detach().reshape(-1) for part in parts])


def log_softmax_by(logits, owner, groups):
    most = logits.new_full((groups,), -1e30).scatter_reduce(0, owner, logits, "amax")
    shifted = logits - most[owner]
    sums = logits.new_zeros(groups).index_add(0, owner, shifted.exp())
    return shifted - sums.log()[owner]


def losses(net, batch):
    points, logits = net(batch)
    results, owner, scale = batch["results"], batch["owner"], net.shape["scale"]
    is_decision = batch["is_decision"][owner]
    goal = torch.lerp(results[:, 1], results[:, 2], SEARCH_SHARE)
    off = (points - goal)[is_decision] / scale
    by_points = F.huber_loss(off, torch.zeros_like(off), delta=1.5)
    by_difference = difference(points, batch)[0] / scale**2
    by_policy = points.new_zeros(())
    if logits is not None:
        log = log_softmax_by(logits, batch["candidate_owner"], batch["turns"])
        by_policy = -(batch["actions"][:, 1] * log).sum() / batch["turns"]
    return by_points, by_difference, by_policy, points


def difference(points, batch):
    """The squared errors of the differences between the afterstates of one decision, and what they would be if all were
    expected to be equal. Each seat of a decision has a mean of its own."""
    owner, visits = batch["owner"], batch["visits"]
    rows = (visits[owner] > 0).nonzero(as_tuple=True)[0]
    # What the seat to move gains counts as much as what all others gain.
    is_mover = batch["group_mover"][batch["group"][owner][rows]] == batch["seat"][rows]
    others = batch["players"][owner][rows] - 1
    weight = visits[owner][rows] * torch.where(is_mover, torch.ones_like(others), 1 / others)
    place = batch["group"][owner][rows] * 6 + batch["seat"][rows]
    expected = batch["results"][rows, 2]
    sums = lambda values: points.new_zeros(batch["groups"] * 6).index_add(0, place, values)
    total = sums(weight).clamp(min=1e-6)
    centred = lambda values: values - (sums(weight * values) / total)[place]
    error, spread = centred(points[rows]) - centred(expected), centred(expected)
    # Of a decision with few visits the noise is large; equal weights for all would learn it.
    return (weight * error**2).sum() / weight.sum().clamp(min=1), (weight * spread**2).sum() / weight.sum().clamp(min=1)


def regret(points, batch):
    """How many points of lead the best action by `points` is behind the best one by the search, summed over turns, and
    the number of turns. With two players a rival's points count half, as in the lookahead."""
    owner, group = batch["owner"], batch["group"]
    n, groups = len(batch["players"]), batch["groups"]
    mover = batch["group_mover"][group]
    start = torch.cumsum(batch["players"], 0) - batch["players"]
    rows = ((batch["visits"] > 0) & (mover < 6)).nonzero(as_tuple=True)[0]
    if len(rows) == 0:
        return 0.0, 0

    def lead(values):
        own = values[start[rows] + mover[rows]]
        sums = values.new_zeros(n).index_add(0, owner, values)[rows]
        return own - torch.where(batch["players"][rows] == 2, 0.5 * (sums - own), torch.zeros_like(own))

    of, visits = group[rows], batch["visits"][rows]
    most = lambda values: values.new_full((groups,), -1e9).scatter_reduce(0, of, values, "amax")
    sums = lambda values: values.new_zeros(groups).index_add(0, of, values)
    seen = lead(batch["results"][:, 2])
    mean = (sums(visits * seen) / sums(visits).clamp(min=1))[of]
    # Few visits are drawn to the mean: the best of many noisy values would be luck.
    seen = (visits * seen + 4 * mean) / (visits + 4)
    predicted = lead(points)
    chosen = torch.where(predicted >= most(predicted)[of], seen, torch.full_like(seen, -1e9))
    has = most(seen) > -1e8
    return float((most(seen) - most(chosen))[has].sum()), int(has.sum())


@torch.no_grad()
def test(net, store):
    """On positions that were not trained on: the losses, R² of the final points by season, R² of the differences between
    actions as the search saw them, and the points lost by the actions that seem best."""
    if len(store) == 0:
        return {}
    sums, errors, spreads = np.zeros(4), np.zeros(4), np.zeros(4)
    apart, lost = np.zeros(2), np.zeros(2)
    seen = []
    for at in range(0, len(store), BATCH):
        batch = store.batch(torch.arange(at, min(at + BATCH, len(store)), device=store.device))
        *parts, points = losses(net, batch)
        size = batch["groups"]
        sums += size * np.array([*(float(part) for part in parts), 1])
        apart += size * np.array([float(part) for part in difference(points, batch)])
        lost += np.array(regret(points, batch))
        rows = batch["is_decision"][batch["owner"]]
        season = (batch["bucket"][rows] // 2).cpu().numpy()
        seen.append((season, batch["results"][rows, 1].cpu().numpy(), points[rows].cpu().numpy()))
    season, final, points = (np.concatenate([one[i] for one in seen]) for i in range(3))
    for s in range(4):
        rows = season == s
        if rows.sum() > 1:
            errors[s] = ((points[rows] - final[rows]) ** 2).mean()
            spreads[s] = final[rows].var()
    known = np.where(spreads > 0, 1 - errors / np.maximum(spreads, 1e-9), 0)
    return {
        "points": round(sums[0] / sums[3], 4),
        "policy": round(sums[2] / sums[3], 4),
        "r2": [round(float(k), 3) for k in known],
        "apart": round(1 - apart[0] / max(apart[1], 1e-9), 3),
        "regret": round(lost[0] / max(lost[1], 1), 3),
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
                seen += int((shard["samples"][:, 6] != AFTERSTATE).sum())
        # Without enough new positions training would learn the old ones by heart.
        if len(trained) < 2 * BATCH or used >= REUSE * seen:
            time.sleep(2)
        else:
            for _ in range(50):
                batch = trained.batch(torch.randint(len(trained), (BATCH,), device=device))
                by_points, by_difference, by_policy, _ = losses(net, batch)
                loss = by_points + POLICY_WEIGHT * by_policy + DIFFERENCE_WEIGHT * by_difference
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
