import {
  cloneState,
  FULL_EDITION,
  makeViews,
  replayRecord,
  type State,
  viewFor,
  type Views,
} from '@keyflower/engine';
import { diff, type PatchEntry, type StepsReply } from '@keyflower/protocol';
import type { Question } from '../background/index.ts';
import type { Stores } from '../store/index.ts';
import type { TableContext } from './context.ts';
import { EventLog, namedIn, type ToldEntry } from './event-log.ts';
import { readBegun, toldTo } from './history.ts';
import type { LiveTable } from './live-table.ts';
import { isQuick } from './open-game.ts';
import { readPeople } from './read-people.ts';

/** Steps in one answer: more than most games have. */
const MOST_STEPS = 300;

/** The game so far, step by step, as one person saw it, as JSON. */
export async function stepsSoFar(
  context: TableContext,
  table: LiveTable,
  { person, from, address }: { person: string | null; from: number; address: string },
): Promise<string> {
  const viewer = person === null ? null : table.seatOf(person);
  const length = table.game?.length ?? 0;
  context.work.replayed += length;
  const question = { table: table.id, viewer, length, from };
  if (isQuick(length))
    return JSON.stringify(await context.store.reading((stores) => stepsFrom(stores, question)));
  return context.background.run('steps', question, address);
}

/** The steps of a stored record that a viewer has seen. */
export async function stepsFrom(
  stores: Stores,
  { table: id, viewer, length, from }: Question<'steps'>,
): Promise<StepsReply> {
  const begun = await readBegun(stores, id, length);
  if (!begun) return { total: 0, steps: [] };
  const { table, holders, record } = begun;
  const seen = new SeenSteps(viewer, holders, from);
  replayRecord(FULL_EDITION, record, seen.hooks);
  const people = await readPeople(
    stores,
    seen.steps.flatMap(({ entries }) => entries.flatMap(namedIn)),
  );
  const steps = seen.steps.map(({ entries, patch }) => ({
    events: entries.flatMap((entry) => toldTo(people, table, entry, viewer)),
    patch,
  }));
  return { total: seen.total, steps };
}

interface SeenStep {
  entries: readonly ToldEntry[];
  patch: PatchEntry[];
}

/**
 * Collects what a viewer saw while a record is replayed. An entry is a step only if they were told something of it: that
 * another player has given a secret answer, or has taken it back, must not be noticed.
 */
class SeenSteps {
  readonly steps: SeenStep[] = [];
  total = 0;
  private readonly viewer: number | null;
  private readonly from: number;
  private readonly eventLog: EventLog;
  private entries: ToldEntry[] = [];
  private version = 0;
  private views: Views | null = null;

  constructor(viewer: number | null, holders: readonly (string | null)[], from: number) {
    this.viewer = viewer;
    this.from = from;
    this.eventLog = new EventLog(holders.length, holders, (entry) => this.entries.push(entry));
  }

  get hooks(): Parameters<typeof replayRecord>[2] {
    const { onEvent, onEntry } = this.eventLog.hooks;
    return {
      onEvent,
      onStart: (state) => this.add(state),
      onEntry: (entry, state) => {
        onEntry?.(entry, state);
        if (this.isNews()) this.add(state);
        else this.entries = [];
      },
    };
  }

  private isNews(): boolean {
    const { versions } = this.eventLog;
    return versions[this.viewer ?? versions.length - 1] !== this.version;
  }

  private add(state: State): void {
    const { viewer, entries, eventLog } = this;
    const at = this.total;
    this.total += 1;
    this.entries = [];
    this.version = eventLog.versions[viewer ?? eventLog.versions.length - 1]!;
    if (at < this.from || at >= this.from + MOST_STEPS) return;
    const before = this.views;
    // Views compare the state that they were made from, and the replay goes on with its own.
    const now = cloneState(state);
    const after = before ? makeViews(now, before) : makeViews(now);
    this.views = after;
    const seen = (views: Views) => (viewer === null ? views.shared : viewFor(views, viewer));
    const patch: PatchEntry[] = before ? diff(seen(before), seen(after)) : [[[], seen(after)]];
    this.steps.push({ entries, patch });
  }
}
