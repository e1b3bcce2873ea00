#!/usr/bin/env python3
"""A bot for `keyflower arena --bot "python3 examples/bot.py"`: one question a line in, one answer a line out."""
import json
import sys

# What a tile gives when it is used, roughly, in points; others are worth a little too.
GAINS = {"keywood": 3, "keystone-quarry": 3, "key-mine": 3, "woodcutter": 3, "quarryman": 3, "miner": 3,
         "gold-mine": 5, "workshop": 3, "smelter": 4, "mason": 4, "farrier": 4, "carpenter": 4, "apprentice-hall": 3,
         "timber-yard": 5, "stone-yard": 5, "blacksmith": 5, "goldsmith": 6, "forge": 6, "sculptor": 4, "sawmill": 4}


def workers(action):
    """How many workers an action takes from behind the screen, and from bids that lost."""
    screen = action["screen"]
    return (screen if isinstance(screen, int) else sum(screen.values())) + 2 * len(action["groups"])


def turn(view, seat, actions):
    """Uses a tile that gives a lot for few workers, or else makes the smallest bid for a tile it may win."""
    mine = {placed["tile"] for placed in view["players"][seat]["village"]}
    bids = {tile["tile"]: {bid["player"]: sum(bid["workers"].values()) for bid in tile["bids"]}
            for tile in view["market"] + view["turnOrder"]}

    def worth(action):
        tile = action.get("tile")
        if action["type"] == "pass":
            return 0.5
        if action["type"] == "use":  # workers on a tile of one's own come home; others go to whoever wins it
            gain = GAINS.get(tile, 1) + (2 if tile in mine else 0)
            return gain - (1 if tile in mine else 2) * workers(action)
        rivals = [n for player, n in bids.get(tile, {}).items() if player != seat]
        leads = bids.get(tile, {}).get(seat, 0) > max(rivals, default=0)
        value = 8 if view["season"] == "winter" else 4
        return -1 if leads else value - 1.5 * workers(action)

    return max(actions, key=worth)


def choose(question):
    view, seat, actions = question["view"], question["seat"], question["actions"]
    if question["decision"] == "turn":
        return turn(view, seat, actions)
    if question["decision"] == "transport":  # upgrades first, then goods to the home tile, then enough
        home = view["players"][seat]["village"][0]["tile"]
        good = [a for a in actions if a["type"] == "upgrade" or (a["type"] == "move" and a["to"] == home)]
        return min(good, key=lambda a: a["type"] != "upgrade", default=actions[0])
    if question["decision"] == "boat":
        crew = {boat["boat"]: sum(boat["workers"].values()) for boat in view["boats"]}
        return max(actions, key=lambda action: crew[action["boat"]])
    if question["decision"] == "offer":  # every winter tile put up is one more to win
        return max(actions, key=lambda action: len(action["tiles"]))
    return actions[0]


for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "action": choose(asked)}), flush=True)
