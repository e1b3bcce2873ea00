import {
  checkAction,
  decisionOf,
  decisions,
  determinize,
  FULL_EDITION,
  isOver,
  makePosition,
  makeView,
  type QuickRandom,
  randomAction,
  type State,
} from '@keyflower/engine';
import type { ClientMessage } from '@keyflower/protocol';
import { ensure, ensureSame } from './ensure.ts';
import {
  caughtUp,
  membersOf,
  type Member,
  type Mirror,
  page,
  insertTable,
  deleteTable,
  liveTable,
} from './mirror.ts';
import { compareStreams, inOrder, Normal } from './streams.ts';
import { twinActions } from './twin-actions.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

const MAX_STEPS = 30;

export const counted = { steps: 0, compared: 0, differing: 0, probes: 0, undone: 0, bots: 0, lopsided: 0 };

type Both<T> = readonly [T, T];

/**
 * Part of a game that is played in two worlds at once. They look the same to one viewer and differ in everything the
 * viewer may not know. It ends where something is revealed to the viewer: from there on the worlds may differ.
 */
export class TwinSegment {
  private readonly mirrors: Both<Mirror>;
  private readonly id: string;
  private readonly viewer: number | null;
  private readonly random: QuickRandom;
  private readonly normals: Both<Normal> = [new Normal(), new Normal()];
  private readonly seeds: Both<string>;
  private marks = new Map<Member, number>();
  private readonly from = new Map<Member, number>();
  /** Seats that laid a tile in one world only. */
  private readonly lopsided = new Set<number>();
  private request = 0;
  /** A seat that has no action that looks the same in both worlds: the next part is seen from there. */
  stuck: number | null = null;

  constructor(mirrors: Both<Mirror>, id: string, viewer: number | null, random: QuickRandom) {
    this.mirrors = mirrors;
    this.id = id;
    this.viewer = viewer;
    this.random = random;
    this.seeds = [`seed-${id}-of-this-world`, `seed-${id}-of-that-world`];
  }

  private states(): Both<State> {
    const [x, y] = this.mirrors;
    return [liveTable(x, this.id).state, liveTable(y, this.id).state];
  }

  /** The viewer and the spectator: the spectator may not know more than the viewer. */
  private watchers({ seats, spectator }: Mirror): [number | null, Member][] {
    return this.viewer === null
      ? [[null, spectator]]
      : [
          [this.viewer, must(seats[this.viewer])],
          [null, spectator],
        ];
  }

  private both<T>(make: (mirror: Mirror, world: 0 | 1) => Promise<T>): Promise<[T, T]> {
    return Promise.all([make(this.mirrors[0], 0), make(this.mirrors[1], 1)]);
  }

  /** Plays on from a state until something is revealed, and returns the state reached. */
  async play(state: State): Promise<State> {
    const view = makeView(state, this.viewer);
    const imagined = determinize(FULL_EDITION, view, this.random);
    for (const mirror of this.mirrors)
      for (const member of membersOf(mirror)) this.from.set(member, member.connection.raw.length);
    this.marks = new Map(this.from);
    const allWatch = this.random.below(4) === 0;
    await this.both(async (mirror, world) => {
      await insertTable(mirror, {
        id: this.id,
        state: world === 0 ? state : imagined,
        seed: this.seeds[world],
      });
      for (const [, member] of this.watchers(mirror)) await member.connection.watch(this.id);
      if (allWatch) for (const member of membersOf(mirror)) await member.connection.watch(this.id);
    });
    let alike = await this.same('the table');
    for (let step = 0; alike && step < MAX_STEPS && !isOver(this.states()[0]); step++) {
      if (this.random.below(25) === 0) await this.probe();
      if (this.random.below(12) === 0) await this.undo();
      alike = await this.step();
      if (this.stuck !== null) break;
    }
    if (alike && this.stuck === null && !isOver(this.states()[0])) await this.leaveToBot();
    await this.both(async (mirror) => {
      for (const { connection } of membersOf(mirror)) connection.send({ type: 'unwatch', table: this.id });
      await caughtUp(membersOf(mirror));
    });
    this.checkSecrets();
    const [end] = this.states();
    await this.both((mirror) => deleteTable(mirror, this.id));
    return end;
  }

  private async step(): Promise<boolean> {
    const states = this.states();
    const owing = decisions(states[0]);
    const { player: seat } = must(owing[this.random.below(owing.length)]);
    const actions = twinActions(states, seat, this.viewer, this.random);
    if (!actions) {
      this.stuck = seat;
      ensure(seat !== this.viewer, 'the viewer can do the same in both worlds');
      return true;
    }
    if ((actions[0] === null) !== (actions[1] === null)) {
      this.lopsided.add(seat);
      counted.lopsided += 1;
    }
    const request = `r${(this.request += 1)}`;
    const answers = await this.both(async (mirror, world) => {
      const action = actions[world];
      if (action === null) return 'done';
      const version = liveTable(mirror, this.id).version(seat);
      const { connection } = must(mirror.seats[seat]);
      const message = { type: 'act', table: this.id, id: request, version, action } as const;
      return (await connection.ask(message)).type;
    });
    ensure(!answers.includes('refused'), `${JSON.stringify(actions)} by ${seat} is played in both worlds`);
    counted.steps += 1;
    const truths = this.states().map((state) => JSON.stringify(makePosition(state)));
    if (truths[0] !== truths[1]) counted.differing += 1;
    return this.same(`${JSON.stringify(actions)} by ${seat}`);
  }

  /** Compares all messages since the last comparison. False once something was revealed. */
  private async same(what: string): Promise<boolean> {
    await this.both((mirror) => caughtUp(this.watchers(mirror).map(([, member]) => member)));
    let alike = true;
    const [left, right] = atLeast(
      2,
      this.mirrors.map((mirror) => this.watchers(mirror)),
    );
    left.forEach(([viewer, member], i) => {
      const texts = [member, must(right[i])[1]].map((one) =>
        inOrder(one.connection.raw.slice(this.marks.get(one))),
      ) as [string[], string[]];
      counted.compared += 1;
      const found = compareStreams(texts, this.normals, viewer);
      if (typeof found === 'object') {
        const who = `${String(viewer)} (twins for ${String(this.viewer)})`;
        ensureSame(found.x, found.y, `at table ${this.id}, ${who} saw ${what}`);
      }
      if (found === 'shown') alike = false;
    });
    for (const mirror of this.mirrors)
      for (const member of membersOf(mirror)) this.marks.set(member, member.connection.raw.length);
    return alike;
  }

  /** Sends every kind of request, valid or not. */
  private async probe(): Promise<void> {
    counted.probes += 1;
    const paths = [`/tables/${this.id}`, `/tables/${this.id}/events`, `/tables/${this.id}/events?since=2`];
    const closed = [`/tables/${this.id}/record`, `/tables/${this.id}/score`];
    const mine = ['/me/next', '/me/tables', '/me/export', '/tables'];
    for (const path of [...paths, ...closed, ...mine]) {
      const asked = await this.both(async (mirror) => {
        const answers = [];
        for (const [, { person }] of this.watchers(mirror)) answers.push(await page(mirror, person, path));
        if (!mine.includes(path)) answers.push(await page(mirror, null, path));
        return answers;
      });
      const [x, y] = atLeast(
        2,
        asked.map((answers, world) => answers.map((text) => must(this.normals[world]).of(text))),
      );
      ensureSame(x, y, path);
      if (closed.includes(path))
        ensure(
          x.every((text) => text.startsWith('409 ')),
          `${path} waits for the end`,
        );
    }
    await this.both((mirror) => this.reconnect(mirror));
    if (this.viewer !== null) await this.sendInvalid(this.viewer);
    const chatter = this.random.below(this.mirrors[0].seats.length);
    const id = `r${(this.request += 1)}`;
    await this.both((mirror) =>
      must(mirror.seats[chatter]).connection.ask({ type: 'chat', table: this.id, id, text: 'well played' }),
    );
    await this.same('probes');
  }

  /** Reconnects with another device from different versions. What it receives is compared too. */
  private async reconnect(mirror: Mirror): Promise<void> {
    for (const [viewer, { person, connection }] of this.watchers(mirror)) {
      const version = liveTable(mirror, this.id).version(viewer);
      for (const since of [undefined, 0, Math.max(0, version - 1), version + 5]) {
        const again = await person.connect();
        await again.watch(this.id, since === undefined ? {} : { since });
        connection.raw.push(...inOrder(again.raw).filter((text) => !text.startsWith('{"type":"welcome"')));
        await again.close();
      }
    }
  }

  /** Sends requests that must be refused, whose refusals might reveal too much. */
  private async sendInvalid(viewer: number): Promise<void> {
    const states = this.states();
    const players = this.mirrors[0].seats.length;
    const other = (viewer + 1 + this.random.below(players - 1)) % players;
    const hidden = must(makePosition(states[0]).players[other]);
    const tries: object[] = [
      { type: 'bid', tile: 'no-such-tile', color: 'red' },
      { type: 'bid', tile: hidden.winter[0] ?? 'spring', color: 'green', screen: 9 },
      { type: 'offer', tiles: hidden.winter },
      { type: 'place', tile: hidden.placing?.[0]?.tile ?? 'home', q: 0, r: 0, rotation: 0 },
      { type: 'pay', skill: Object.keys(hidden.skills)[0] ?? 'miner' },
      { type: 'boat', boat: 'no-such-boat' },
      ...(decisionOf(states[0], other) ? [randomAction(states[0], other, this.random)] : []),
    ];
    const messages: ClientMessage[] = [
      { type: 'legal', table: this.id, id: 'legal' },
      { type: 'vote', table: this.id, id: 'vote', vote: 99, agree: true },
    ];
    for (const action of tries) {
      if (states.some((state) => checkAction(state, viewer, action as never) === null)) continue;
      messages.push({
        type: 'act',
        table: this.id,
        id: 'try',
        version: 0,
        action: action as { type: string },
      });
    }
    const version = liveTable(this.mirrors[0], this.id).version(viewer);
    for (const seen of [0, version, version + 1, version + 1000]) {
      const action = tries[0] as { type: string };
      messages.push({ type: 'act', table: this.id, id: 'stale', version: seen, action });
      if (seen !== version) messages.push({ type: 'undo', table: this.id, id: 'stale', version: seen });
    }
    for (const message of messages) {
      const sent = message.type === 'act' && message.id === 'try' ? { ...message, version } : message;
      await this.both((mirror) =>
        must(mirror.seats[viewer]).connection.ask(sent as ClientMessage & { id: string }),
      );
    }
  }

  /** A player undoes, and the others vote where necessary. */
  private async undo(): Promise<void> {
    const players = this.mirrors[0].seats.length;
    const seat =
      this.viewer !== null && this.random.below(2) === 0 ? this.viewer : this.random.below(players);
    // A request to undo shows that there is something to undo.
    if (seat !== this.viewer && this.lopsided.has(seat)) return;
    const id = `r${(this.request += 1)}`;
    const agree = this.random.below(3) > 0;
    const answers = await this.both(async (mirror) => {
      const table = liveTable(mirror, this.id);
      const version = table.version(seat);
      const { connection } = must(mirror.seats[seat]);
      const answer = await connection.ask({ type: 'undo', table: this.id, id, version });
      for (let other = 0; other < players; other++) {
        const vote = table.live.votes?.find(({ waiting }) => waiting.includes(other))?.id;
        if (vote === undefined) continue;
        const ballot = { type: 'vote', table: this.id, id: `v${id}`, vote, agree } as const;
        await must(mirror.seats[other]).connection.ask(ballot);
      }
      return answer.type;
    });
    if (answers[0] === 'done') counted.undone += 1;
    ensureSame(answers[0], answers[1], `an undo by ${seat}`);
    ensure(await this.same(`an undo by ${seat}`), 'taking back shows nothing new');
  }

  /** A bot takes the viewer's seat: its input is the same in both worlds. */
  private async leaveToBot(): Promise<void> {
    const { viewer } = this;
    if (viewer === null || decisionOf(this.states()[0], viewer) === null) return;
    const requests = await this.both(async (mirror) => {
      const { tables } = mirror.server.running.context;
      const real = tables.bots;
      const asked: string[] = [];
      tables.bots = {
        choose: (bot, { seed: _seed, ...request }) => {
          asked.push(JSON.stringify({ bot, request }));
          return new Promise(() => {});
        },
      };
      await must(mirror.seats[viewer]).person.post(`/tables/${this.id}/leave`);
      tables.bots = real;
      return asked;
    });
    counted.bots += 1;
    ensure(requests[0].length === 1, 'the bot is asked once');
    ensureSame(requests[0], requests[1], 'what the bot is asked');
    await this.same('a bot in the seat');
  }

  /** No message of this part holds its seed, or a key of another person. */
  private checkSecrets(): void {
    this.mirrors.forEach((mirror, world) => {
      const told = (member: Member): string => member.connection.raw.slice(this.from.get(member)).join('\n');
      const over = liveTable(mirror, this.id).row.status === 'over';
      const said = [...membersOf(mirror).map(told), ...mirror.pages.splice(0)];
      const logged = JSON.stringify(mirror.server.logged);
      const seed = must(this.seeds[world]);
      ensure(over || !said.some((text) => text.includes(seed)), 'the seed stays secret until the end');
      ensure(!logged.includes(seed), 'no log holds a seed');
      ensure(!told(mirror.spectator).includes('key-of-'), 'an spectator gets no key');
      const invited = mirror.seats.slice(1).map(told);
      ensure(
        !invited.some((text) => text.includes(`${this.id}-seat-`)),
        'only the host has the keys of seats',
      );
      const secrets = Object.values(mirror.server.running.context.secrets).flatMap((secret) =>
        typeof secret === 'string' ? [secret] : [secret.privateKey],
      );
      const cookies = membersOf(mirror).map(({ person }) => must(person.cookie.split('=')[1]));
      for (const secret of [...secrets, ...cookies])
        ensure(![...said, logged].some((text) => text.includes(secret)), 'no secret of the server leaves it');
    });
  }
}
