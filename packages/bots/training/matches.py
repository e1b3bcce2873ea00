"""
Plays matches between variants on many cores, until sequential tests decide or time is over:
  python matches.py <node> <deals.mjs> <net> <variants.json> <matches.json> <threads> <seconds> <results.jsonl>
A match is such as {"name": "a", "players": 3, "bots": ["new", "old", "old"], "low": 0.333, "high": 0.4, "share": 2}; it gets
`share` of the threads. Matches with the same `seed` (by default their names) play the same deals. Without `low`, no test ends a
match. Each deal is played from every seat. The sequential test is that of the arena, after 30 games at the earliest: Wald's, for the share of games won by the first bot, with the ratio reduced if deals vary more than games would.
"""

import json, math, subprocess, sys, threading, time

BOUND = math.log(19)


def sequential(deals, low, high):
    """The logarithm of the likelihood ratio of the first bot's wins."""
    wins = sum(sum(d) for d in deals)
    n = sum(len(d) for d in deals)
    if n == 0:
        return 0.0
    ratio = wins * math.log(high / low) + (n - wins) * math.log((1 - high) / (1 - low))
    p = wins / n
    if len(deals) < 2 or p in (0, 1):
        return ratio
    each = n / len(deals)
    spread = sum((sum(d) - p * len(d)) ** 2 for d in deals) / (len(deals) - 1)
    return ratio / max(1.0, spread / (each * p * (1 - p)))


def summary(match, games_of_deals):
    bots = match["bots"]
    wins = [[g["won"][0] for g in games] for games in games_of_deals]
    n = sum(map(len, wins))
    if n == 0:
        return {"match": match["name"], "games": 0}
    out = {"match": match["name"], "players": match["players"], "games": n}
    if "low" in match:
        out["llr"] = round(sequential(wins, match["low"], match["high"]), 2)
    for name in dict.fromkeys(bots):
        places = [i for i, b in enumerate(bots) if b == name]
        others = [i for i, b in enumerate(bots) if b == bots[-1]]
        deals = len(games_of_deals)
        w = [sum(g["won"][i] for g in games for i in places) / len(games) / len(places) for games in games_of_deals]
        s = [sum(g["scores"][i] for g in games for i in places) / len(games) / len(places) for games in games_of_deals]
        lead = [
            sum(sum(g["scores"][i] for i in places) / len(places) - sum(g["scores"][i] for i in others) / len(others) for g in games)
            / len(games)
            for games in games_of_deals
        ]
        mean = sum(w) / deals
        err = lambda x: 1.96 * math.sqrt(sum((y - sum(x) / deals) ** 2 for y in x) / max(1, deals - 1) / deals)
        ms = [g["ms"][i] for games in games_of_deals for g in games for i in places]
        out[name] = {
            "wins": f"{100 * mean:.1f} ±{100 * err(w):.1f}",
            "points": round(sum(s) / deals, 1),
            "lead": f"{sum(lead) / deals:+.1f} ±{err(lead):.1f}",
            "ms": round(sum(ms) / len(ms), 1),
        }
    return out


def main():
    node, script, net, variants, matches_path, threads, seconds, results = sys.argv[1:9]
    end = time.time() + float(seconds)
    matches = json.load(open(matches_path))
    for m in matches:
        m.update(next=0, running=0, done={}, over=False)
    lock = threading.Lock()
    log = open(results, "w")

    def contiguous(m):
        out = []
        while len(out) in m["done"]:
            out.append(m["done"][len(out)])
        return out

    def pick():
        with lock:
            open_ones = [m for m in matches if not m["over"]]
            if not open_ones or time.time() > end:
                return None
            m = min(open_ones, key=lambda m: (m["running"] + 1) / m.get("share", 1))
            m["running"] += 1
            m["next"] += 1
            return m, m["next"] - 1

    def work():
        process = subprocess.Popen([node, script, net, variants], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        children.append(process)
        while (job := pick()) is not None:
            m, n = job
            deal = f"{m.get('seed', m['name'])} {n}"
            line = {"id": n, "players": m["players"], "farmers": m.get("farmers", "off"), "deal": deal, "bots": m["bots"]}
            try:
                process.stdin.write(json.dumps(line) + "\n")
                process.stdin.flush()
                answer = json.loads(process.stdout.readline())
            except Exception:
                return
            with lock:
                m["running"] -= 1
                m["done"][n] = answer["games"]
                log.write(json.dumps({"match": m["name"], "deal": n, "games": answer["games"]}) + "\n")
                log.flush()
                if m["over"] or "low" not in m:
                    continue
                wins = [[g["won"][0] for g in games] for games in contiguous(m)]
                games = sum(map(len, wins))
                if games >= 30 and abs(sequential(wins, m["low"], m["high"])) > BOUND:
                    m["over"] = True
                    print("decided", json.dumps(summary(m, contiguous(m))), flush=True)
        process.stdin.close()

    children = []
    workers = [threading.Thread(target=work, daemon=True) for _ in range(int(threads))]
    for w in workers:
        w.start()
    while any(w.is_alive() for w in workers) and time.time() < end:
        time.sleep(0.5)
    with lock:
        for m in matches:
            print(json.dumps(summary(m, contiguous(m))), flush=True)
    for c in children:
        c.kill()


main()
