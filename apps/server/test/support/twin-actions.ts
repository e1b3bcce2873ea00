import {
  type Action,
  checkAction,
  decisionOf,
  DrawnChance,
  type GameEvent,
  listActions,
  play,
  QuickRandom,
  randomAction,
  type State,
} from '@keyflower/engine';
import { must } from '../../../../scripts/testing/must.ts';

/** What a player does on the two servers; null for nothing, which other clients must not notice. */
export type TwinActions = readonly [Action | null, Action | null];

const TRIES = 12;

/**
 * An action that a seat can take on both servers and that looks the same to a viewer. Hidden parts differ where
 * possible: sealed answers, and skills paid face down. Null if none was found.
 */
export function twinActions(
  [x, y]: readonly [State, State],
  seat: number,
  viewer: number | null,
  random: QuickRandom,
): TwinActions | null {
  if (seat !== viewer && decisionOf(x, seat) === 'offer')
    return [randomAction(x, seat, random), randomAction(y, seat, random)];
  if (seat !== viewer && decisionOf(x, seat) === 'place') return placements([x, y], seat, random);
  for (let i = 0; i < TRIES; i++) {
    const action = randomAction(x, seat, random);
    const other = seat === viewer ? action : lookalike([x, y], seat, action, random);
    if (other && checkAction(y, seat, other) === null) return [action, other];
  }
  return null;
}

/** Tiles are laid anywhere, sometimes on one server only: a seat with tiles left must not be seen to have begun. */
function placements([x, y]: readonly [State, State], seat: number, random: QuickRandom): TwinActions {
  const [a, b] = [randomAction(x, seat, random), randomAction(y, seat, random)];
  const alone = random.below(3);
  if (alone === 1 && isSecret(x, seat, a)) return [a, null];
  if (alone === 2 && isSecret(y, seat, b)) return [null, b];
  return [a, b];
}

/** Whether the seat has more tiles to lay, so that other seats do not hear of this one. */
function isSecret(s: State, seat: number, action: Action): boolean {
  return decisionOf(tried(s, seat, action).state, seat) === 'place';
}

function tried(s: State, seat: number, action: Action): ReturnType<typeof play> {
  return play(s, seat, action, new DrawnChance(new QuickRandom('tried')));
}

function lookalike(
  [x, y]: readonly [State, State],
  seat: number,
  action: Action,
  random: QuickRandom,
): Action {
  const paysSkills = (action.type === 'pay' && 'skill' in action) || action.type === 'upgrade';
  if (!paysSkills || decisionOf(y, seat) === null) return action;
  const alike = listActions(y, seat, { limit: 1000 }).actions.filter(
    (other) => outside(other) === outside(action) && facesDown(y, seat, other),
  );
  if (alike.length === 0 || !facesDown(x, seat, action)) return action;
  return must(alike[random.below(alike.length)]);
}

/** An action without the skills that it names. */
function outside(action: Action): string {
  if (action.type === 'pay' && 'skill' in action) return 'pay a skill';
  if (action.type !== 'upgrade') return JSON.stringify(action);
  const skills = Object.values(action.pay.skills).reduce<number>((sum, n) => sum + (n ?? 0), 0);
  return JSON.stringify({ ...action, pay: { ...action.pay, skills } });
}

/** Whether the paid skills stay hidden: those known to everyone are seen to go. */
function facesDown(s: State, seat: number, action: Action): boolean {
  const seen = (event: GameEvent): boolean =>
    (event.type === 'paid-skill' && event.public) || (event.type === 'upgraded' && event.skillsPublic);
  return !tried(s, seat, action).events.some(seen);
}
