import type { JoinedAnswers, PendingEntry, Step } from '../../model/game.ts';
import type { Reader } from '../../model/reader.ts';
import * as S from '../../model/state.ts';
import type { State } from '../../model/state.ts';
import { owes } from '../../steps/sealed.ts';
import type { FarmAction, FarmListing, FarmRun } from './actions.ts';
import { breedIfInSeason } from './boats.ts';
import { applyBreed, checkBreed, listBreeding } from './breeding.ts';
import { applyAnimal, checkAnimal, listAnimals } from './gains.ts';
import { applyFeed, applyHerd, checkFeed, checkHerd, listHerding } from './herding.ts';
import { parseBreeding, printBreeding } from './io.ts';
import type { SectorTables } from './sectors.ts';

/** FARM-6: where an animal that waits for a field goes, in a use or at the boats. */
export const animalStep = (tables: SectorTables): Step => ({
  decision: 'animal',
  phase: null,
  types: ['animal'],
  owes,

  list(s, seat, listing: FarmListing) {
    listAnimals(s, tables, seat, listing);
  },

  check(s, seat, action: FarmAction<'animal'>) {
    return checkAnimal(s, tables, seat, action);
  },

  apply(s, seat, action: FarmAction<'animal'>, run: FarmRun) {
    const inUse = S.isInUse(s);
    if (!applyAnimal(s, tables, seat, action, run)) return 'stay';
    return inUse || !breedIfInSeason(s, tables, run) ? 'answered' : 'stay';
  },

  clean({ kind, field }: FarmAction<'animal'>): FarmAction<'animal'> {
    return { type: 'animal', kind, field };
  },

  print: (s) => (S.isInUse(s) ? { tile: s.content.ids[S.usedTile(s)] } : {}),

  parse({ s, read, entries }) {
    for (const entry of entries) {
      s.bytes[S.OWES + entry.player] = 1;
      parseUsedTile(s, entry, read);
    }
  },
});

/** In a use, the tile that gave the animals; at the boats there is none. */
function parseUsedTile(s: State, { player, json, path }: PendingEntry, read: Reader): void {
  if (json.tile === undefined) return;
  const tile = s.content.indexOf.get(json.tile as string) ?? -1;
  if (tile < 0 || s.bytes[S.USE_COUNT + tile * S.TILE] === 0) {
    read.contradiction(`${path}.tile`, 'not-the-used-tile', 'USE-1');
  }
  if (player !== s.bytes[S.ACTIVE]) read.contradiction(path, 'not-the-active-player', 'TURN-1');
  s.indices[S.USED_TILE] = tile;
}

/** FARM-10: which fields breed where the supply does not suffice for all. */
export const breedStep = (tables: SectorTables): Step => ({
  decision: 'breed',
  phase: 'ending',
  types: ['breed'],
  owes,

  list(s, seat, listing: FarmListing) {
    listBreeding(s, tables, seat, listing);
  },

  check(s, seat, action: FarmAction<'breed'>) {
    return checkBreed(s, tables, seat, action);
  },

  apply(s, seat, action: FarmAction<'breed'>, run: FarmRun) {
    return applyBreed(s, tables, seat, action, run) ? 'answered' : 'stay';
  },

  clean({ field, kind }: FarmAction<'breed'>): FarmAction<'breed'> {
    return { type: 'breed', field, kind };
  },

  print: (s, seat) => printBreeding(s, tables, seat),

  parse({ s, read, entries }) {
    for (const entry of entries) {
      s.bytes[S.OWES + entry.player] = 1;
      parseBreeding(s, tables, entry, read);
    }
  },
});

/** FARM-7, FARM-8: animals move during a transport as resources do, and wheat gives points for it. */
export const herding = (tables: SectorTables): JoinedAnswers => ({
  step: S.TRANSPORT,
  types: ['herd', 'feed'],

  list(s, seat, listing: FarmListing) {
    listHerding(s, tables, seat, listing);
  },

  check(s, seat, action: FarmAction<'herd' | 'feed'>) {
    return action.type === 'herd' ? checkHerd(s, tables, seat, action) : checkFeed(s, seat);
  },

  apply(s, seat, action: FarmAction<'herd' | 'feed'>, run: FarmRun) {
    if (action.type === 'herd') applyHerd(s, tables, seat, action, run);
    else applyFeed(s, seat, run);
    return 'stay';
  },

  clean(action: FarmAction<'herd' | 'feed'>): FarmAction<'herd' | 'feed'> {
    if (action.type === 'feed') return { type: 'feed' };
    return { type: 'herd', kind: action.kind, from: action.from, to: action.to };
  },
});
