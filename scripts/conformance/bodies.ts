import { digestOf } from '../../apps/cli/src/conformance/digest.ts';
import { actionText } from '../../apps/cli/src/conformance/differences.ts';
import {
  type AnyRefusal,
  type Action,
  canonicalJson,
  DrawnChance,
  type Draw,
  FULL_EDITION,
  makePosition,
  newGame,
  type Options,
  type Position,
  QuickRandom,
  type View,
} from '../../packages/engine/src/index.ts';
import { RecordingChance } from '../../packages/engine/src/io/recorded-chance.ts';
import { must } from '../testing/must.ts';
import { patchBetween } from './diff.ts';
import type { Listed, Scored, Step } from './facts.ts';
import { scoredFaces, stepFaces } from './labels.ts';
import { LIST_RULES, SCORE_RULES, SETUP_RULES, shown, VIEW_RULES } from './other-rules.ts';
import type { Body } from './selection.ts';
import { STEP_RULES } from './step-rules.ts';

/* The cases, each with its labels. */

interface Labelled {
  labels: string[];
  body: () => Body;
}

/** Longer lists are given by their digest. */
const LONGEST_LIST = 40;

/** `keywood:back` from `used keywood:back`, once each. */
const facesIn = (labels: readonly string[]): string[] => [
  ...new Set(labels.map((label) => must(label.split(' ')[1]))),
];

const modeOf = ({ options }: Position): string => `${options.farmers}${options.gamers ? ' gamers' : ''}`;

export function stepCase(step: Step): Labelled {
  const { before, after, seat: player, action, events, draws } = step;
  const rules = shown(STEP_RULES, step);
  const faces = stepFaces(step);
  const { length: players } = before.players;
  return {
    labels: [
      ...rules.map((rule) => `${rule} step`),
      ...faces,
      ...events.map(({ type }) => `event ${type}`),
      ...draws.map(({ what, for: drawnFor }) => `draw ${what} ${typeof drawnFor}`),
      `${action.type} with ${modeOf(before)}`,
      `${before.pending[0]?.decision} of ${players}`,
      `${before.pending[0]?.decision} in ${before.season}`,
    ],
    body: () => ({
      kind: 'step',
      rules,
      tiles: facesIn(faces),
      player,
      action,
      ...(draws.length > 0 ? { draws } : { events }),
      changes: patchBetween(before, after),
    }),
  };
}

export function legalCase(listed: Listed): Labelled {
  const { position, seat: player, actions } = listed;
  const rules = shown(LIST_RULES, listed);
  const decision = must(position.pending.find((entry) => entry.player === player)).decision;
  return {
    labels: [...rules.map((rule) => `${rule} legal`), `legal ${decision} with ${modeOf(position)}`],
    body: () => ({
      kind: 'legal',
      rules,
      tiles: [],
      player,
      decision,
      actions: actions.length > LONGEST_LIST ? digestOf(actions) : sorted(actions),
    }),
  };
}

const sorted = (actions: readonly Action[]): Action[] =>
  [...actions].sort((a, b) => (actionText(a) < actionText(b) ? -1 : 1));

/** Only what programs may compare: the message is for people. */
const expected = ({ code, reason, rule, facts }: AnyRefusal) => ({
  code,
  reason,
  ...(rule === undefined ? {} : { rule }),
  facts,
});

export function refusedCase(player: number, action: unknown, refusal: AnyRefusal): Labelled {
  const { type, tile } = action as Partial<Extract<Action, { tile: string }>>;
  return {
    labels: [`refused ${refusal.reason} ${refusal.rule}`, `refused ${type} ${refusal.reason}`],
    body: () => ({
      kind: 'refused',
      rules: refusal.rule === undefined ? [] : [refusal.rule],
      tiles: typeof tile === 'string' && tile !== '' ? [tile] : [],
      player,
      action,
      error: expected(refusal),
    }),
  };
}

export function invalidCase(input: unknown, refusal: AnyRefusal): Labelled {
  const { problem } = refusal.facts as { problem?: string };
  return {
    labels: [`invalid ${refusal.reason} ${refusal.rule} ${problem}`],
    body: () => ({
      kind: 'invalid',
      rules: refusal.rule === undefined ? [] : [refusal.rule],
      tiles: [],
      input,
      error: expected(refusal),
    }),
  };
}

export function scoreCase(scored: Scored): Labelled {
  const rules = shown(SCORE_RULES, scored);
  const faces = scoredFaces(scored);
  const { players, winners } = scored.score;
  return {
    labels: [
      ...rules.map((rule) => `${rule} score`),
      ...faces,
      `score with ${modeOf(scored.position)}`,
      ...(rules.includes('SCORE-15') ? [`tie with ${modeOf(scored.position)}`] : []),
    ],
    body: () => ({ kind: 'score', rules, tiles: facesIn(faces), players, winners }),
  };
}

export function viewCase(position: Position, seat: number | null, view: View): Labelled {
  const rules = shown(VIEW_RULES, { position, seat, view });
  const decision = position.pending[0]?.decision ?? 'nothing';
  return {
    labels: [
      ...rules.map((rule) => `${rule} view`),
      `view by ${seat === null ? 'a spectator' : 'a seat'} at ${decision} with ${modeOf(position)}`,
    ],
    body: () => ({ kind: 'view', rules, tiles: [], player: seat, changes: patchBetween(position, view) }),
  };
}

/** A new game with its draws. */
export function setupCase(options: Options, seed: string): Body {
  const draws: Draw[] = [];
  const chance = new RecordingChance(
    must(FULL_EDITION[options.farmers]),
    new DrawnChance(new QuickRandom(seed)),
    (draw) => draws.push(draw),
  );
  const result = makePosition(newGame(FULL_EDITION, options, chance));
  return { kind: 'setup', rules: shown(SETUP_RULES, { options, result }), tiles: [], options, draws, result };
}

export const keyOf = (position: Position): string => canonicalJson(position);
