import type { State } from '@keyflower/engine';
import type { TableView, ToldEvent } from '../play/index.ts';

type Season = TableView['season'];

/** The steps of one season. */
export interface SeasonSteps {
  season: Season;
  from: number;
  to: number;
}

/** A game step by step: a whole one from its record, or a running one as far as one viewer saw it. */
export abstract class SteppedGame {
  abstract readonly players: number;
  /** By step: whose action it was; null for the set-up, and where that is not known. */
  abstract readonly actors: readonly (number | null)[];
  abstract readonly seasons: readonly SeasonSteps[];

  get last(): number {
    return this.actors.length - 1;
  }

  /** The view of a seat after a step; null: of what has no seat. */
  abstract view(at: number, viewer: number | null): TableView;
  /** A state that fits the view. */
  abstract state(at: number): State;
  /** What the game would have been worth to each player if it had ended after a step, as far as a viewer could tell. */
  abstract points(at: number, viewer: number | null): number[];
  /** The points of the first steps that need not be counted any more. */
  counted(_viewer: number | null): readonly number[][] {
    return [];
  }
  /** How many things that everyone was told of lead to each step: the same for every viewer, during the game and after it. */
  abstract readonly moments: readonly number[];
  /** The events of each step, as a viewer is told of them. */
  protected abstract told(viewer: number | null): readonly (readonly ToldEvent[])[];

  events(at: number, viewer: number | null): readonly ToldEvent[] {
    return this.told(viewer)[at]!;
  }

  /** All events up to a step, and those of the step. */
  story(at: number, viewer: number | null): ToldEvent[] {
    return this.told(viewer)
      .slice(0, at + 1)
      .flat();
  }

  /** The step in which each event of the whole story was told. */
  stepsOfStory(viewer: number | null): number[] {
    return this.told(viewer).flatMap((events, at) => events.map(() => at));
  }

  /** The first step at a moment. */
  stepAt(moment: number): number {
    const found = this.moments.findIndex((one) => one >= moment);
    return found < 0 ? this.last : found;
  }
}

export function seasonsOf(seasons: readonly Season[]): SeasonSteps[] {
  const found: SeasonSteps[] = [];
  seasons.forEach((season, at) => {
    const last = found.at(-1);
    if (last?.season === season) last.to = at;
    else found.push({ season, from: at, to: at });
  });
  return found;
}
