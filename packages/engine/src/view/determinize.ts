import type { Content } from '../model/game.ts';
import { type ContentSource, contentFor } from '../content/edition.ts';
import { DrawnChance } from '../steps/chance.ts';
import { randomAction } from '../play.ts';
import { applyPlacement, canPlaceAny } from '../steps/place.ts';
import { readPosition } from '../io/parse-position.ts';
import { POSITION_FORMAT } from '../io/position.ts';
import { COLOURS, type Counts, GREEN, SKILLS } from '../model/names.ts';
import { RefusalError } from '../model/refusal.ts';
import { inputRefusal } from '../model/refusal-messages.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import type { RandomSource } from '../random/source.ts';
import { unseenSkills, unseenWinterTiles, unseenWorkers } from './unseen.ts';
import { VIEW_FORMAT, type View, type ViewPlayer } from './view.ts';

/**
 * A whole state that looks exactly like the view to its viewer: what the viewer can't see is dealt at random
 * from the pieces that the viewer cannot see. The view is the only input.
 */
export function determinize(source: ContentSource, view: View, random: RandomSource): State {
  if ((view as unknown as { format?: unknown } | null)?.format !== VIEW_FORMAT) {
    throw new RefusalError(
      inputRefusal('BAD_POSITION', 'unknown-name', { path: 'format', expected: [VIEW_FORMAT] }),
    );
  }
  const content = contentFor(source, view.options.farmers, view.options.expansions);
  const chance = new DrawnChance(random);
  const workers = dealHands(view, 'workers', COLOURS, unseenWorkers(view), chance);
  const skills = dealHands(view, 'skills', SKILLS, unseenSkills(view), chance);
  const winter = dealWinter(content, view, chance);
  const { supply: _supply, viewer: _viewer, ...position } = view;
  const s = readPosition(
    content,
    {
      ...position,
      format: POSITION_FORMAT,
      bagGreen: workers.left[GREEN],
      players: view.players.map((player, seat) => ({
        ...player,
        workers: workers.hands[seat],
        skills: skills.hands[seat],
        winter: winter[seat],
        ...sealOffer(view, player, seat, winter[seat], random),
      })),
    },
    chance,
    true,
  );
  placeForTheDone(s, random);
  return s;
}

interface Dealt {
  hands: Counts<string>[];
  left: number[];
}

function dealHands(
  view: View,
  what: 'workers' | 'skills',
  names: readonly string[],
  unseen: number[],
  chance: DrawnChance,
): Dealt {
  const hands = view.players.map((player): Counts<string> => {
    const hand = player[what];
    if (typeof hand !== 'number') return hand;
    const known = (player.known?.[what] ?? {}) as Counts<string>;
    const missing = hand - total(known);
    const drawn = what === 'workers' ? chance.workers(unseen, missing) : chance.skills(unseen, missing);
    const dealt: Counts<string> = {};
    names.forEach((name, i) => {
      unseen[i] -= drawn[i];
      if (drawn[i] + (known[name] ?? 0) > 0) dealt[name] = drawn[i] + (known[name] ?? 0);
    });
    return dealt;
  });
  return { hands, left: unseen };
}

function total(counts: Counts<string>): number {
  return Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0);
}

function dealWinter(content: Content, view: View, chance: DrawnChance): string[][] {
  let unseen = unseenWinterTiles(content, view);
  return view.players.map(({ winter }) => {
    if (typeof winter !== 'number') return winter;
    const hand = chance.tiles('winter', unseen, Math.min(winter, unseen.length));
    unseen = unseen.filter((tile) => !hand.includes(tile));
    return hand.map((tile) => content.ids[tile]);
  });
}

/** Offers random winter tiles of players who have answered, since the viewer doesn't know which (SEA-4). */
function sealOffer(
  view: View,
  player: ViewPlayer,
  seat: number,
  hand: readonly string[],
  random: RandomSource,
): { offered?: string[] } {
  const offering = view.pending[0]?.decision === 'offer';
  if (!offering || seat === view.viewer || hand.length === 0)
    return player.offered ? { offered: player.offered } : {};
  if (view.pending.some((decision) => decision.player === seat)) return {};
  const chosen = 1 + random.below(2 ** hand.length - 1);
  return { offered: hand.filter((_, i) => (chosen & (1 << i)) !== 0) };
}

/** Places the tiles of players who are done on random legal spots, since the viewer doesn't know which (END-9). */
function placeForTheDone(s: State, random: RandomSource): void {
  if (s.bytes[S.STEP] !== S.PLACING) return;
  const quiet = { chance: new DrawnChance(random), emit: null };
  for (let seat = 0; seat < s.bytes[S.PLAYERS]; seat++) {
    if (s.bytes[S.OWES + seat] === 1) continue;
    while (canPlaceAny(s, seat)) {
      s.bytes[S.OWES + seat] = 1;
      const action = randomAction(s, seat, random);
      if (action.type === 'place') applyPlacement(s, seat, action, quiet);
    }
    s.bytes[S.OWES + seat] = 0;
  }
}
