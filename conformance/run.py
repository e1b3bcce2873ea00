#!/usr/bin/env python3
"""Checks a Keyflower engine against the vectors beside this file (README.md describes them).

    python3 run.py [--strict] [--kind KIND,...] [--rule ID,...] [--timeout SECONDS] COMMAND

COMMAND speaks the line protocol on standard input and output. Exit codes: 0 all cases passed, 1 some failed, 2 wrong
usage.
"""

import argparse
import copy
import hashlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading

MOST_FAULTS = 5


class NoAnswer(Exception):
    """The program crashed, did not answer, or refused what it must accept."""


class Program:
    """One process of the program; it is started again after it crashed or did not answer."""

    def __init__(self, command, timeout):
        self.command, self.timeout = command, timeout
        self.process, self.lines, self.requests, self.faults = None, None, 0, 0

    def start(self):
        self.process = subprocess.Popen(
            self.command, shell=True, text=True, encoding="utf-8", start_new_session=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        lines = self.lines = queue.Queue()
        output = self.process.stdout

        def read():
            for line in output:
                lines.put(line)
            lines.put(None)

        threading.Thread(target=read, daemon=True).start()

    def end(self):
        if self.process is None:
            return
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except (AttributeError, OSError):
            self.process.kill()
        self.process.wait()
        self.process = None

    def ask(self, **request):
        if self.process is None:
            self.start()
        self.requests += 1
        try:
            self.process.stdin.write(json.dumps({"id": self.requests, **request}) + "\n")
            self.process.stdin.flush()
            while True:
                line = self.lines.get(timeout=self.timeout)
                if line is None:
                    raise OSError("the program ended")
                try:
                    reply = json.loads(line)
                except ValueError:
                    continue
                if isinstance(reply, dict) and reply.get("id") == self.requests:
                    return reply
        except queue.Empty:
            self.fail(f"no answer within {self.timeout} s")
        except OSError as error:
            self.fail(str(error))

    def fail(self, message):
        self.faults += 1
        self.end()
        raise NoAnswer(message)


def patched(value, patch):
    root = {"": copy.deepcopy(value)}
    for change in patch:
        *keys, last = change["path"].split("/")
        parent = root
        for key in keys:
            parent = parent[int(key) if isinstance(parent, list) else key]
        if isinstance(parent, list):
            at = int(last)
            new = [] if change["op"] == "remove" else [copy.deepcopy(change["value"])]
            parent[at:at if change["op"] == "add" else at + 1] = new
        elif change["op"] == "remove":
            del parent[last]
        else:
            parent[last] = copy.deepcopy(change["value"])
    return root[""]


def is_names(value):
    return isinstance(value, list) and all(isinstance(entry, str) for entry in value)


NOTHING = object()


def differences(expected, actual, path=""):
    """Where two JSON values differ. Lists of names are sets."""
    if is_names(expected) and is_names(actual):
        return [] if sorted(expected) == sorted(actual) else [(path, expected, actual)]
    if isinstance(expected, dict) and isinstance(actual, dict):
        keys = list(expected) + [key for key in actual if key not in expected]
        pairs = [(key, expected.get(key, NOTHING), actual.get(key, NOTHING)) for key in keys]
    elif isinstance(expected, list) and isinstance(actual, list):
        length = max(len(expected), len(actual))
        at = lambda entries, i: entries[i] if i < len(entries) else NOTHING
        pairs = [(i, at(expected, i), at(actual, i)) for i in range(length)]
    else:
        same = expected == actual and isinstance(expected, bool) == isinstance(actual, bool)
        return [] if same else [(path, expected, actual)]
    return [found for key, one, other in pairs for found in differences(one, other, f"{path}/{key}")]


def action_text(action):
    if isinstance(action, dict):
        action = {key: sorted(value) if is_names(value) else value for key, value in action.items()}
    return json.dumps(action, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(actions):
    counts = {}
    for action in actions:
        name = action["type"] + (f" {action['tile']}" if "tile" in action else "")
        counts[name] = counts.get(name, 0) + 1
    text = "\n".join(sorted(action_text(action) for action in actions))
    return {"counts": counts, "sha256": hashlib.sha256(text.encode()).hexdigest()}


def list_differences(expected, actual):
    if not isinstance(actual, list):
        return [("/actions", "a list", actual)]
    if isinstance(expected, dict):
        return differences(expected, digest(actual), "/actions")
    texts, wanted = [action_text(action) for action in actual], [action_text(action) for action in expected]
    found = [("/actions", NOTHING, text) for text in texts if text not in wanted]
    found += [("/actions", text, NOTHING) for text in wanted if text not in texts]
    found += [("/actions", "listed once", text) for text in sorted(set(texts)) if texts.count(text) > 1]
    return found


class Checker:
    def __init__(self, program, positions, strict):
        self.program, self.positions, self.strict = program, positions, strict
        self.loaded = None

    def check(self, case):
        try:
            return getattr(self, case["kind"])(case), None
        except NoAnswer as error:
            self.loaded = None
            return [], str(error)

    def accepted(self, **request):
        reply = self.program.ask(**request)
        if reply.get("ok") is not True:
            raise NoAnswer(f'"{request["cmd"]}" was refused: {json.dumps(reply.get("error"))}')
        return reply

    def at(self, case):
        name = case["position"]
        if self.loaded != name:
            self.accepted(cmd="load", position=self.positions[name])
            self.loaded = name
        return self.positions[name]

    def compare_position(self, expected):
        return differences(expected, self.accepted(cmd="position").get("position"), "/position")

    def refusal(self, case, **request):
        reply = self.program.ask(**request)
        if reply.get("ok") is not False:
            self.loaded = None
            return [("/ok", False, reply.get("ok"))]
        names = ("code", "reason", "rule", "facts") if self.strict else ("code",)
        error = reply.get("error") or {}
        pairs = [(name, case["error"].get(name, NOTHING), error.get(name, NOTHING)) for name in names]
        return [found for name, one, other in pairs for found in differences(one, other, f"/error/{name}")]

    def replay(self, header, entries):
        self.loaded = None
        first = {"format": "keyflower-record/1", "engine": "conformance", "seedHash": "", **header}
        self.accepted(cmd="replay", record=[first] + [{"n": i + 1, **entry} for i, entry in enumerate(entries)])

    def load(self, case):
        self.loaded = None
        self.accepted(cmd="load", position=case["input"])
        self.loaded = case["id"]
        return self.compare_position(case["input"])

    def legal(self, case):
        self.at(case)
        reply = self.accepted(cmd="legal", player=case["player"])
        found = differences(case["decision"], reply.get("decision"), "/decision")
        return found + list_differences(case["actions"], reply.get("actions"))

    def step(self, case):
        before, found = self.positions[case["position"]], []
        played = {"player": case["player"], "action": case["action"]}
        if "draws" in case:
            header = {"options": before["options"], "rules": before["rules"], "position": before}
            self.replay(header, [played] + [{"chance": draw} for draw in case["draws"]])
        else:
            self.at(case)
            self.loaded = None
            reply = self.accepted(cmd="apply", **played)
            if self.strict:
                found = differences(case["events"], reply.get("events"), "/events")
        return found + self.compare_position(patched(before, case["changes"]))

    def refused(self, case):
        position = self.at(case)
        found = self.refusal(case, cmd="apply", player=case["player"], action=case["action"])
        return found + self.compare_position(position)

    def score(self, case):
        self.at(case)
        reply = self.accepted(cmd="score")
        players = reply.get("players")
        expected = case["players"]
        if not self.strict and is_sheets(players):
            expected, players = ([sheet["total"] for sheet in sheets] for sheets in (expected, players))
        found = differences(expected, players, "/players")
        return found + differences(case["winners"], reply.get("winners"), "/winners")

    def view(self, case):
        position = self.at(case)
        view = self.accepted(cmd="view", player=case["player"]).get("view")
        return differences(patched(position, case["changes"]), view, "/view")

    def invalid(self, case):
        return self.refusal(case, cmd="load", position=case["input"])

    def setup(self, case):
        header = {"options": case["options"], "rules": case["result"]["rules"]}
        self.replay(header, [{"chance": draw} for draw in case["draws"]])
        return self.compare_position(case["result"])

    def seed(self, case):
        self.loaded = None
        self.accepted(cmd="new", options=case["options"], seed=case["seed"])
        return self.compare_position(case["result"])


def is_sheets(players):
    return isinstance(players, list) and all(isinstance(sheet, dict) and "total" in sheet for sheet in players)


def value_text(value):
    return "nothing" if value is NOTHING else json.dumps(value, ensure_ascii=False)[:200]


def report(case, found, message):
    rules = f" ({', '.join(case['rules'])})" if case["rules"] else ""
    print(f"FAILED {case['id']}{rules}: {json.dumps(case.get('action', case['kind']))[:200]}")
    if message:
        print(f"  {message}")
    for path, expected, actual in found[:5]:
        print(f"  {path}\n    expected {value_text(expected)}\n    actual   {value_text(actual)}")


def main():
    vectors = os.path.join(os.path.dirname(os.path.abspath(__file__)), "vectors.jsonl")
    parser = argparse.ArgumentParser(description="Check a Keyflower engine against test vectors.")
    parser.add_argument("command", help="the program; it speaks the line protocol")
    parser.add_argument("--vectors", default=vectors, help="the file with the vectors")
    parser.add_argument("--kind", help="only cases of these kinds (default: all but seed)")
    parser.add_argument("--rule", help="only cases about these rules")
    parser.add_argument("--strict", action="store_true", help="also compare events, reasons and score sheets")
    parser.add_argument("--timeout", type=float, default=10, help="seconds to wait for a reply")
    options = parser.parse_args()
    with open(options.vectors, encoding="utf-8") as file:
        header, *cases = [json.loads(line) for line in file]
    if header.get("format") != "keyflower-conformance/1":
        parser.error(f"{options.vectors} is not keyflower-conformance/1")
    positions = {case["id"]: case["input"] for case in cases if case["kind"] == "load"}
    kinds = options.kind.split(",") if options.kind else None
    rules = options.rule.split(",") if options.rule else None
    program = Program(options.command, options.timeout)
    checker = Checker(program, positions, options.strict)
    checked = failed = 0
    try:
        for case in cases:
            if case["kind"] not in kinds if kinds else case["kind"] == "seed" or not hasattr(checker, case["kind"]):
                continue
            if rules and not any(rule in case["rules"] for rule in rules):
                continue
            found, message = checker.check(case)
            checked += 1
            if found or message:
                failed += 1
                report(case, found, message)
            if program.faults >= MOST_FAULTS:
                print("stopped: the program crashed or did not answer too often")
                break
    finally:
        program.end()
    print(f"{checked} cases, {failed} failed")
    return 1 if failed or checked == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
