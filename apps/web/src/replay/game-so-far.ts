import {
  determinize,
  type Edition,
  QuickRandom,
  redactEvent,
  type ScorableView,
  scoreView,
  type State,
  type View,
} from '@keyflower/engine';
import type { StepsReply } from '@keyflower/protocol';
import { applyPatch } from '@keyflower/protocol/patch';
import type { TableView, ToldEvent } from '../play/index.ts';
import { api } from '../session/index.ts';
import { seasonsOf, SteppedGame } from './stepped-game.ts';
import { actorOf } from './steps.ts';

/** A step of a running game as its viewer saw it. */
export interface SeenStep {
  view: View;
  events: readonly ToldEvent[];
}

/** How many steps that everyone was told of lead to each step. */
function momentsOf(seen: readonly (readonly ToldEvent[])[]): number[] {
  /** By event: whether everyone was told of it. */
  const isPublic: boolean[] = [];
  let count = 0;
  return seen.map((events, at) => {
    const from = isPublic.length;
    for (const event of events) {
      if (event.type === 'undone') isPublic.push(isPublic.slice(event.since).includes(true));
      else if (event.type === 'seat-changed' || event.type === 'restored') isPublic.push(true);
      else isPublic.push(redactEvent(event, null) !== null);
    }
    if (at > 0 && isPublic.slice(from).includes(true)) count += 1;
    return count;
  });
}

/** A running game so far. It has one viewer: what others know is not there. */
export class GameSoFar extends SteppedGame {
  readonly players: number;
  readonly actors: readonly (number | null)[];
  readonly seasons: SteppedGame['seasons'];
  readonly moments: readonly number[];
  readonly steps: readonly SeenStep[];
  private readonly edition: Edition;
  private readonly seen: readonly (readonly ToldEvent[])[];
  /** The points after each step, as far as they were counted. */
  private readonly known: number[][];

  constructor(edition: Edition, steps: readonly SeenStep[], known: number[][] = []) {
    super();
    this.known = known;
    this.edition = edition;
    this.steps = steps;
    this.seen = steps.map(({ events }) => events);
    this.players = steps[0]!.view.players.length;
    this.actors = this.seen.map((events, at) => (at === 0 ? null : actorOf(events)));
    this.seasons = seasonsOf(steps.map(({ view }) => view.season));
    this.moments = momentsOf(this.seen);
  }

  /** The same game with the steps that followed. */
  with(more: readonly SeenStep[]): GameSoFar {
    return new GameSoFar(this.edition, [...this.steps, ...more], this.known);
  }

  /** How many events the viewer was told of, as the server counts them. */
  get version(): number {
    return this.seen.reduce((sum, { length }) => sum + length, 0);
  }

  view(at: number): TableView {
    return this.steps[at]!.view;
  }

  state(at: number): State {
    return determinize(this.edition, this.steps[at]!.view, new QuickRandom(1));
  }

  points(at: number): number[] {
    const count = () =>
      scoreView(this.edition, this.view(at) as ScorableView).map(({ sheet }) => sheet.total);
    const points = this.known[at] ?? count();
    this.known[at] = points;
    return points;
  }

  override counted(): number[][] {
    return [...this.known];
  }

  protected told(): readonly (readonly ToldEvent[])[] {
    return this.seen;
  }
}

/** The steps of a running game of the server that this person saw, after those that are known. */
export async function loadSteps(table: string, known: readonly SeenStep[] = []): Promise<SeenStep[]> {
  const seen: SeenStep[] = [];
  let view = known.at(-1)?.view ?? ({} as View);
  for (;;) {
    const from = known.length + seen.length;
    const { total, steps } = await api<StepsReply>('GET', `/tables/${table}/steps?from=${from}`);
    for (const { events, patch } of steps) {
      view = applyPatch(view, patch);
      seen.push({ view, events });
    }
    if (steps.length === 0 || from + steps.length >= total) return seen;
  }
}
