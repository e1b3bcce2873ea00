import { useEffect, useState } from 'preact/hooks';
import { centreOf } from '../../art/art.ts';
import type { Scene } from '../scene.ts';
import { wayBetween } from './carrying.ts';

/** Where the pointer or the focus is on: a tile that takes the load. */
function useGoal(active: boolean): string | null {
  const [goal, setGoal] = useState<string | null>(null);
  useEffect(() => {
    if (!active) return setGoal(null);
    const look = (element: Element | null): void => {
      const drop = element?.closest('[data-drop^="tile "]')?.getAttribute('data-drop');
      setGoal(drop ? drop.slice('tile '.length) : null);
    };
    const ending = new AbortController();
    const { signal } = ending;
    // While something is dragged the pointer belongs to it: what lies under it has to be looked up.
    addEventListener(
      'pointermove',
      (event) => look(document.elementFromPoint(event.clientX, event.clientY)),
      {
        signal,
      },
    );
    addEventListener('focusin', (event) => look(event.target as Element), { signal });
    return () => ending.abort();
  }, [active]);
  return goal;
}

/** The ways that a load can take, the one it would take, and those that were taken in this transport. */
export function WaysLayer({ scene }: { scene: Scene }) {
  const { draft, lights, plan, sight, looking } = scene;
  const goal = useGoal(draft.kind === 'cargo');
  const centres = new Map(sight.players[looking].village.map(({ tile, q, r }) => [tile, centreOf(q, r)]));
  const line = (way: readonly string[]): string => way.map((tile) => centres.get(tile)!.join(' ')).join('L');
  if (draft.kind !== 'cargo') {
    const trails = plan.flatMap((step) =>
      step.type === 'move' ? [wayBetween(scene, step.from, step.to)] : [],
    );
    return (
      <g class="ways" aria-hidden="true">
        {trails.map((way, i) => (way.length > 1 ? <path key={i} class="trail" d={`M${line(way)}`} /> : null))}
      </g>
    );
  }
  const open = [...lights].flatMap(([tile, { arrive }]) => (arrive === undefined ? [] : [tile]));
  const chosen = goal !== null && open.includes(goal) ? wayBetween(scene, draft.from, goal) : [];
  const steps = open
    .map((tile) => wayBetween(scene, draft.from, tile).slice(-2))
    .filter((way) => way.length > 1);
  return (
    <g class="ways" aria-hidden="true">
      {steps.map((way) => (
        <path key={way.join()} class="way" d={`M${line(way)}`} />
      ))}
      {chosen.length > 1 ? <path class="way taken" d={`M${line(chosen)}`} /> : null}
    </g>
  );
}
