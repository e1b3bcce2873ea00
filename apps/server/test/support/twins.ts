import {
  decisionOf,
  decisions,
  determinize,
  FULL_EDITION,
  isOver,
  makePosition,
  makeView,
  type QuickRandom,
  type State,
} from '@keyflower/engine';
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
import { DEEDS } from './twin-deeds.ts';
import { TwinCounts } from './twin-metrics.ts';
import type { Notices } from './twin-notices.ts';
import { heardOnReturn, outsideNews, Reader } from './twin-outside.ts';
import { askedOfBot, voteAlike } from './twin-seats.ts';
import { counted } from './twin-tally.ts';
import { twinActions } from './twin-actions.ts';
import { pagesOf } from './twin-pages.ts';
import { checkSecrets } from './twin-secrets.ts';
import { hopelessMessages } from './twin-tries.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

const MAX_STEPS = 30;

type Both<T> = readonly [T, T];

/**
 * Part of a game that is played in two worlds at once. They look the same to one viewer and differ in everything the
 * viewer may not know. It ends where something is revealed to the viewer: then the worlds may differ.
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
  private readonly counts: TwinCounts;
  /** Of an absent viewer. */
  private readonly readers: Both<Reader>;
  private readonly notices: Notices | null;
  private request = 0;
  /** A seat that has no action that looks the same in both worlds: the next part is seen from there. */
  stuck: number | null = null;

  /** With `notices` the viewer does not watch the table, but is sent these, and reads the events now and then. */
  constructor(
    mirrors: Both<Mirror>,
    id: string,
    viewer: number | null,
    random: QuickRandom,
    notices: Notices | null = null,
  ) {
    this.notices = notices;
    this.counts = new TwinCounts(mirrors);
    this.readers = [new Reader(id), new Reader(id)];
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
    this.notices?.forget();
    const allWatch = this.random.below(4) === 0;
    await this.both(async (mirror, world) => {
      await insertTable(mirror, {
        id: this.id,
        state: world === 0 ? state : imagined,
        seed: this.seeds[world],
      });
      mirror.waiting.length = 0;
      for (const [viewer, member] of this.watchers(mirror))
        if (viewer === null || !this.notices) await member.connection.watch(this.id);
      if (allWatch && !this.notices)
        for (const member of membersOf(mirror)) await member.connection.watch(this.id);
    });
    await this.counts.begin();
    let alike = await this.same('the table');
    for (let step = 0; alike && step < MAX_STEPS && !isOver(this.states()[0]); step++) {
      if (this.random.below(25) === 0) await this.probe();
      if (this.random.below(12) === 0) await this.undo();
      if (this.random.below(6) === 0) await this.actInSecret();
      alike = await this.step();
      if (this.stuck !== null) break;
    }
    if (alike && this.stuck === null && !isOver(this.states()[0])) await this.leaveToBot();
    await this.both(async (mirror) => {
      for (const { connection } of membersOf(mirror)) connection.send({ type: 'unwatch', table: this.id });
      await caughtUp(membersOf(mirror));
    });
    const told = (member: Member): string => member.connection.raw.slice(this.from.get(member)).join('\n');
    this.mirrors.forEach((mirror, world) => {
      checkSecrets(mirror, { id: this.id, seed: must(this.seeds[world]), told });
    });
    const [end] = this.states();
    await this.both((mirror) => deleteTable(mirror, this.id));
    return end;
  }

  private async step(): Promise<boolean> {
    this.notices?.letTimePass();
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
      this.counts.playedAlone(actions[0] === null ? 1 : 0);
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
    await this.notices?.sent();
    await this.both((mirror, world) => this.hearOutside(mirror, world));
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
    if (alike) await this.counts.compare(`${what} at table ${this.id}`);
    return alike;
  }

  /** Adds what reaches people by other ways than the messages of the table. */
  private async hearOutside(mirror: Mirror, world: 0 | 1): Promise<void> {
    const waiting = mirror.waiting.splice(0);
    for (const [viewer, member] of this.watchers(mirror)) {
      const { raw } = member.connection;
      if (viewer !== null && this.notices) raw.push(...(await this.readers[world].news(mirror, member)));
      const told = outsideNews(mirror, member, waiting, this.notices);
      counted.notices += told.filter((text) => text.startsWith('{"by"')).length;
      raw.push(...told);
    }
  }

  /** A player does something in one world only that no other client may notice, and takes it back. */
  private async actInSecret(): Promise<void> {
    const world = this.random.below(2) as 0 | 1;
    const mirror = this.mirrors[world];
    const rivals = mirror.seats.filter((_, seat) => seat !== this.viewer);
    const rival = must(rivals[this.random.below(rivals.length)]);
    const seat = mirror.seats.indexOf(rival);
    // In both worlds they were last here now: that is told to themselves.
    await this.both((one) => page(one, must(one.seats[seat]).person, '/me'));
    const deeds = DEEDS.filter(({ fits }) => fits(this.states()[world], seat));
    const { name, begin, end } = must(deeds[this.random.below(deeds.length)]);
    const [, watcher] = must(this.watchers(mirror)[0]);
    for (const part of [begin, end]) {
      await part(rival, this.id, watcher.person.id);
      ensure(await this.same(`${name} of ${seat}`), 'nothing is revealed by what one does in secret');
    }
    counted.deeds += 1;
  }

  /** Sends every kind of request, valid or not. */
  private async probe(): Promise<void> {
    counted.probes += 1;
    const { seats } = this.mirrors[0];
    const { person } = must(seats[this.random.below(seats.length)]);
    for (const { path, open, closed } of pagesOf(this.id, person.id)) {
      const asked = await this.both(async (mirror) => {
        const answers = [];
        for (const [, who] of this.watchers(mirror)) answers.push(await page(mirror, who.person, path));
        if (open) answers.push(await page(mirror, null, path));
        return answers;
      });
      const [x, y] = atLeast(
        2,
        asked.map((answers, world) => answers.map((text) => must(this.normals[world]).of(text))),
      );
      ensureSame(x, y, path);
      ensure(!closed || x.every((text) => text.startsWith('409 ')), `${path} waits for the end`);
    }
    await this.both(async (mirror) => {
      for (const [viewer, member] of this.watchers(mirror))
        member.connection.raw.push(...(await heardOnReturn(mirror, member, this.id, viewer)));
    });
    const version = liveTable(this.mirrors[0], this.id).version(this.viewer);
    const asking = { viewer: this.viewer, version };
    for (const message of hopelessMessages(this.states(), this.id, asking, this.random))
      await this.both((mirror) => must(mirror.seats[this.viewer!]).connection.ask(message));
    const chatter = this.random.below(seats.length);
    const id = `r${(this.request += 1)}`;
    await this.both((mirror) =>
      must(mirror.seats[chatter]).connection.ask({ type: 'chat', table: this.id, id, text: 'well played' }),
    );
    await this.same('probes');
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
      const version = liveTable(mirror, this.id).version(seat);
      const { connection } = must(mirror.seats[seat]);
      const answer = await connection.ask({ type: 'undo', table: this.id, id, version });
      await voteAlike(mirror, this.id, { id, agree });
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
    const requests = await this.both((mirror) => askedOfBot(mirror, this.id, viewer));
    counted.bots += 1;
    ensure(requests[0].length === 1, 'the bot is asked once');
    ensureSame(requests[0], requests[1], 'what the bot is asked');
    await this.same('a bot in the seat');
  }
}
