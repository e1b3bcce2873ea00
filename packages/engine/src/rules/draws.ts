import type { Run } from '../model/run.ts';
import { COLOURS, SKILLS } from '../model/names.ts';
import {
  bagTotal,
  pileTotal,
  receiveSkillsHidden,
  receiveWorkersHidden,
  skillCounts,
  workerCounts,
} from '../model/pieces.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';

/** USE-7, USE-10: random workers go behind the screen unseen; an empty bag gives nothing. */
export function drawWorkers(s: State, seat: number, n: number, run: Run): void {
  const b = s.bytes;
  const taken = Math.min(n, bagTotal(s));
  if (taken === 0) return;
  const drawn = run.chance.workers(b.subarray(S.BAG, S.BAG + COLOURS.length), taken, seat);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    b[S.BAG + colour] -= drawn[colour];
    receiveWorkersHidden(s, seat, colour, drawn[colour]);
  }
  run.emit?.({ type: 'drew-workers', player: seat, workers: workerCounts(drawn) });
}

export function drawSkills(s: State, seat: number, n: number, run: Run): void {
  const b = s.bytes;
  const taken = Math.min(n, pileTotal(s));
  if (taken === 0) return;
  const drawn = run.chance.skills(b.subarray(S.PILE, S.PILE + SKILLS.length), taken, seat);
  for (let skill = 0; skill < SKILLS.length; skill++) {
    b[S.PILE + skill] -= drawn[skill];
    receiveSkillsHidden(s, seat, skill, drawn[skill]);
  }
  run.emit?.({ type: 'drew-skills', player: seat, skills: skillCounts(drawn) });
}
