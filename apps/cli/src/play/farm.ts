import { type Action, type ActionOf, ANIMAL_KINDS } from '@keyflower/engine';
import { terminal, words } from '../language.ts';
import { countsText, fieldName, noun, tileName } from '../story/names.ts';
import { fieldsOf, type SeenField, stepsBetween } from '../table/fields.ts';
import type { VillageTile } from '../table/sight.ts';
import { letterOf } from '../table/village-map.ts';
import { capital, wrap } from '../terminal/layout.ts';
import { pick, pickAction } from './menu.ts';
import type { TableTalk } from './table-talk.ts';
import { findNoun, ownTile } from './tile-names.ts';

/** The person's fields, and how each is told in menus. */
class Farm {
  readonly fields: readonly SeenField[];
  private readonly village: readonly VillageTile[];

  constructor(talk: TableTalk) {
    this.village = talk.view().players[talk.seat].village;
    this.fields = fieldsOf(this.village);
  }

  /** "home-1:1 (at N NE; reaches A home-1, C miner): 2 sheep" */
  label(name: string): string {
    const field = this.fields.find((one) => one.name === name);
    if (!field) return fieldName(name);
    const tiles = field.places.map((place) => `${letterOf(place)} ${tileName(this.village[place].tile)}`);
    const where = terminal().farm.field(field.sides, tiles.join(', '));
    const { labelled, screen } = words();
    return labelled(`${fieldName(name)} (${where})`, countsText(field.animals, screen.card.noAnimal));
  }
}

/** Where a gained animal goes. */
export function askAnimal(talk: TableTalk): Promise<Action> {
  const farm = new Farm(talk);
  const kinds = new Set(talk.game.legal(talk.seat).actions.map((action) => kindOf(action)));
  const { labelled, now } = words();
  const [one] = kinds;
  const asked = kinds.size === 1 ? labelled(capital(noun(one)), now.prompt.animal) : now.prompt.animal;
  return pickAction(talk, asked, (action) =>
    action.type === 'animal'
      ? `${kinds.size > 1 ? `${noun(action.kind)} → ` : ''}${farm.label(action.field)}`
      : action.type,
  );
}

/** Which field gets a newborn where there are not enough for all. */
export function askBreeding(talk: TableTalk): Promise<Action> {
  const farm = new Farm(talk);
  const { newborn } = talk.view().pending.find(({ player }) => player === talk.seat) ?? {};
  talk.say(terminal().farm.newborn(countsText(newborn)));
  return pickAction(talk, words().now.prompt.breed, (action) =>
    action.type === 'breed' ? `${noun(action.kind)} → ${farm.label(action.field)}` : action.type,
  );
}

const kindOf = (action: Action): string => ('kind' in action ? action.kind : action.type);

/** First which animal, then where it goes. */
export async function pickHerd(talk: TableTalk, herds: readonly ActionOf<'herd'>[]): Promise<Action | null> {
  const { carry } = terminal();
  if (herds.length === 0) {
    talk.say(...wrap(carry.noHerd));
    return null;
  }
  const farm = new Farm(talk);
  const starts = herds.filter(
    ({ kind, from }, i) => herds.findIndex((one) => one.kind === kind && one.from === from) === i,
  );
  const start = await pick(
    talk,
    carry.herd,
    starts.map((herd) => ({ label: carry.from(noun(herd.kind), farm.label(herd.from)), value: herd })),
  );
  if (start === null) return null;
  const ends = herds.filter(({ kind, from }) => kind === start.kind && from === start.from);
  return pick(
    talk,
    carry.herdTo(noun(start.kind), fieldName(start.from)),
    ends.map((herd) => {
      const points = words().village.points(stepsBetween(farm.fields, herd.from, herd.to));
      return { label: `${farm.label(herd.to)}; ${carry.costs(points)}`, value: herd };
    }),
  );
}

/** "sheep home-1:1 A:3": kind, from, to. */
export function writtenHerd(talk: TableTalk, typed: readonly string[]): Action | null {
  const [what = '', ...places] = typed.filter((word) => !['from', 'to'].includes(word));
  const kind = findNoun(what, ANIMAL_KINDS);
  const fields = places.map((place) => ownField(talk, place));
  const problem = fields.find((field) => typeof field === 'object');
  if (problem) talk.say(problem.problem);
  else if (!kind || fields.length !== 2) talk.say(terminal().carry.writeHerd);
  const [from, to] = fields;
  if (!kind || typeof from !== 'string' || typeof to !== 'string' || fields.length !== 2) return null;
  return { type: 'herd', kind, from, to };
}

/** A field by a tile, named or lettered, and a number. */
function ownField(talk: TableTalk, typed: string): string | { problem: string } {
  const [name, half = ''] = typed.split(':');
  const tile = ownTile(talk, name);
  return typeof tile === 'object' ? tile : `${tile}:${half}`;
}
