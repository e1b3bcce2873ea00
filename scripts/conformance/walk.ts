import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Action,
  apply,
  cloneState,
  type Draw,
  DrawnChance,
  FULL_EDITION,
  type GameEvent,
  makePosition,
  QuickRandom,
  replayRecord,
  type State,
} from '../../packages/engine/src/index.ts';
import { RecordingChance } from '../../packages/engine/src/io/recorded-chance.ts';
import { must } from '../testing/must.ts';
import type { Step } from './facts.ts';

const RECORDS = new URL('../../records/', import.meta.url).pathname;

/** The golden records, in the order of their names. */
export function goldenRecords(): unknown[][] {
  return readdirSync(RECORDS)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => readFileSync(join(RECORDS, file), 'utf8').trim().split('\n'))
    .map((lines) => lines.map((line) => JSON.parse(line) as unknown));
}

interface Walk {
  onStep: (step: Step) => void;
  onEnd: (end: State) => void;
}

/** Every step of a recorded game, and its end. */
export function walkRecord(record: readonly unknown[], { onStep, onEnd }: Walk): void {
  let before: State | null = null;
  let events: GameEvent[] = [];
  const { state } = replayRecord(FULL_EDITION, record, {
    onEvent: (event) => events.push(event),
    onEntry: (entry, after) => {
      if ('action' in entry && before) {
        onStep({
          state: before,
          before: makePosition(before),
          after: makePosition(after),
          seat: entry.player,
          action: entry.action as Action,
          events,
          draws: drawsAfter(record, entry.n),
        });
      }
      events = [];
      before = cloneState(after);
    },
  });
  onEnd(state);
}

/** The draws that follow an entry; the header makes its line the one before its number. */
function drawsAfter(record: readonly unknown[], n: number): Draw[] {
  const draws: Draw[] = [];
  for (let at = n + 1; ; at++) {
    const { chance } = (record[at] ?? {}) as { chance?: Draw };
    if (!chance) return draws;
    draws.push(chance);
  }
}

/** One legal action, played on a copy with draws from a seed. */
export function stepFrom(state: State, seat: number, action: Action, seed: string): Step {
  const after = cloneState(state);
  const draws: Draw[] = [];
  const events: GameEvent[] = [];
  const chance = new RecordingChance(state.content, new DrawnChance(new QuickRandom(seed)), (draw) =>
    draws.push(draw),
  );
  apply(after, seat, action, chance, (event) => events.push(event));
  return { state, before: makePosition(state), after: makePosition(after), seat, action, events, draws };
}

export const pick = <T>(list: readonly T[], random: QuickRandom): T => must(list[random.below(list.length)]);
