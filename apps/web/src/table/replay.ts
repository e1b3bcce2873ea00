import {
  cloneState,
  type Edition,
  type GameEvent,
  makePosition,
  makeView,
  redactEvents,
  type RecordHeader,
  replayRecord,
  type State,
} from '@keyflower/engine';
import type { Sight } from './sight.ts';

export interface Step {
  state: State;
  events: readonly GameEvent[];
}

/** A finished game, step by step, from anybody's seat or all-knowing. */
export class Replay {
  readonly header: RecordHeader;
  readonly steps: readonly Step[];

  constructor(edition: Edition, record: string) {
    const lines = record
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    const steps: Step[] = [];
    let heard: GameEvent[] = [];
    const { header } = replayRecord(edition, lines, {
      onEvent: (event) => heard.push(event),
      onEntry: (entry, state) => {
        if (!('action' in entry || 'undo' in entry)) return;
        steps.push({ state: cloneState(state), events: heard });
        heard = [];
      },
    });
    this.header = header;
    this.steps = steps;
  }

  /** The view of a seat after a step; null shows everything. */
  sight(at: number, viewer: number | null): Sight {
    const { state } = this.steps[at];
    return viewer === null ? makePosition(state) : makeView(state, viewer);
  }

  events(at: number, viewer: number | null): readonly GameEvent[] {
    const { events } = this.steps[at];
    return viewer === null ? events : redactEvents(events, viewer);
  }

  /** All that happened up to a step, and in it. */
  story(at: number, viewer: number | null): GameEvent[] {
    return this.steps.slice(0, at + 1).flatMap((_, step) => this.events(step, viewer));
  }
}

/** Tiles that a step was about. */
export function tilesOf(events: readonly GameEvent[]): ReadonlySet<string> {
  return new Set(
    events.flatMap((event) => ('tile' in event ? [event.tile] : 'boat' in event ? [event.boat] : [])),
  );
}

/** Who did something in a step, first of all. */
export function actorOf(events: readonly GameEvent[]): number | null {
  for (const event of events) if ('player' in event) return event.player;
  return null;
}
