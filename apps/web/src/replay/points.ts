import { type ReadonlySignal, signal } from '@preact/signals';
import { whenIdle } from '../art/index.ts';
import type { SteppedGame } from './stepped-game.ts';

/** Points of all seats after each step, as far as they are counted yet. */
export type Points = readonly (readonly number[])[];

/** Enough steps at once that few of them are drawn twice, and too few to be felt. */
const AT_ONCE = 8;

/**
 * What the game would have been worth to each player if it had ended after a step, as far as a viewer could tell. It takes
 * a second for a long game, so it is counted when the browser is idle.
 */
export class PointsOverTime {
  private readonly replay: SteppedGame;
  private readonly counted = new Map<number | null, ReadonlySignal<Points>>();
  private readonly cancels = new Set<() => void>();

  constructor(replay: SteppedGame) {
    this.replay = replay;
  }

  /** The points that a viewer could see. Counting begins with the first request. */
  seenBy(viewer: number | null): ReadonlySignal<Points> {
    const known = this.counted.get(viewer);
    if (known) return known;
    const points = signal<Points>(this.replay.counted(viewer));
    this.counted.set(viewer, points);
    this.countOn(viewer, (more) => (points.value = more), points.peek());
    return points;
  }

  end(): void {
    for (const cancel of this.cancels) cancel();
  }

  private countOn(viewer: number | null, tell: (points: Points) => void, before: Points): void {
    const cancel = whenIdle((left) => {
      this.cancels.delete(cancel);
      const points = [...before];
      do {
        for (let n = 0; n < AT_ONCE && points.length <= this.replay.last; n++)
          points.push(this.replay.points(points.length, viewer));
      } while (points.length <= this.replay.last && left() > 4);
      tell(points);
      if (points.length <= this.replay.last) this.countOn(viewer, tell, points);
    });
    this.cancels.add(cancel);
  }
}
