import type { Content } from '../model/game.ts';
import { BAG_WORKERS, GREEN_WORKERS, SKILL_SUPPLY } from '../content/numbers.ts';
import { COLOURS, type Colour, type Counts, GREEN, type Skill, SKILLS, WINTER } from '../model/names.ts';
import type { View, ViewPlayer } from './view.ts';

/** The part of a view where pieces can be seen. */
type Seen = Pick<View, 'players' | 'market' | 'turnOrder' | 'boats' | 'supply'>;

/** What a viewer can't see, by kind: it is in the bag or the pile, or behind another player's screen. */
export interface UnseenPieces {
  workers: Counts<Colour>;
  skills: Counts<Skill>;
}

export function unseenPieces(view: Seen): UnseenPieces {
  return { workers: named(COLOURS, unseenWorkers(view)), skills: named(SKILLS, unseenSkills(view)) };
}

function named<Name extends string>(names: readonly Name[], numbers: readonly number[]): Counts<Name> {
  return Object.fromEntries(names.map((name, i) => [name, numbers[i]])) as Counts<Name>;
}

/** Workers in the bag or behind others' screens: the full set less all that the viewer sees. */
export function unseenWorkers(view: Seen): number[] {
  const unseen = [...BAG_WORKERS] as number[];
  unseen[GREEN] = GREEN_WORKERS - view.supply.green;
  const see = (counts: Counts<string> | undefined) => subtract(unseen, COLOURS, counts);
  for (const player of view.players) {
    see(visible(player, 'workers'));
    for (const tile of player.village) tile.uses?.forEach(see);
  }
  for (const offer of [...view.market, ...view.turnOrder]) {
    offer.uses?.forEach(see);
    offer.bids?.forEach((bid) => see(bid.workers));
  }
  for (const boat of view.boats) see(boat.workers);
  return unseen;
}

export function unseenSkills(view: Seen): number[] {
  const unseen = [...SKILL_SUPPLY] as number[];
  for (const player of view.players) subtract(unseen, SKILLS, visible(player, 'skills'));
  for (const boat of view.boats) subtract(unseen, SKILLS, boat.skills);
  return unseen;
}

function visible(player: ViewPlayer, what: 'workers' | 'skills'): Counts<string> | undefined {
  const hand = player[what];
  return typeof hand === 'number' ? player.known?.[what] : hand;
}

function subtract(from: number[], names: readonly string[], counts: Counts<string> | undefined): void {
  for (const [name, n] of Object.entries(counts ?? {})) from[names.indexOf(name)] -= n ?? 0;
}

/** Winter tiles that the viewer cannot see: held by a player, or out of the game. */
export function unseenWinterTiles(content: Content, view: Seen): number[] {
  const seen = new Set<string>(view.market.map(({ tile }) => tile));
  for (const player of view.players) {
    for (const { tile } of player.village) seen.add(tile);
    for (const { tile } of player.placing ?? []) seen.add(tile);
    if (typeof player.winter !== 'number') for (const tile of player.winter) seen.add(tile);
  }
  return content.seasons[WINTER].filter((tile) => !seen.has(content.ids[tile]));
}
