import { type Action, type ActionOf, ANIMAL_KINDS } from '@keyflower/engine';
import { countsText, fieldName, tileName } from '../story/names.ts';
import { fieldsOf, type SeenField, stepsBetween } from '../table/fields.ts';
import type { VillageTile } from '../table/sight.ts';
import { letterOf } from '../table/village-map.ts';
import { plural } from '../terminal/layout.ts';
import { pick, pickAction } from './menu.ts';
import type { TableTalk } from './table-talk.ts';
import { ownTile } from './tile-names.ts';

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
    const where = `at ${field.sides}; reaches ${tiles.join(', ')}`;
    return `${fieldName(name)} (${where}): ${countsText(field.animals, 'no animals')}`;
  }
}

/** Where a gained animal goes. */
export function askAnimal(talk: TableTalk): Promise<Action> {
  const farm = new Farm(talk);
  const kinds = new Set(talk.game.legal(talk.seat).actions.map((action) => kindOf(action)));
  const one = kinds.size === 1 ? [...kinds].join('') : 'animal';
  return pickAction(talk, `into which field goes the ${one}?`, (action) =>
    action.type === 'animal'
      ? `${kinds.size > 1 ? `${action.kind} into ` : ''}${farm.label(action.field)}`
      : action.type,
  );
}

/** Which field gets a newborn where there are not enough for all. */
export function askBreeding(talk: TableTalk): Promise<Action> {
  const farm = new Farm(talk);
  const { newborn } = talk.view().pending.find(({ player }) => player === talk.seat) ?? {};
  talk.say(`The supply is short: there is just ${countsText(newborn)} for your fields.`);
  return pickAction(talk, 'which field gets a newborn?', (action) =>
    action.type === 'breed' ? `${action.kind} in ${farm.label(action.field)}` : action.type,
  );
}

const kindOf = (action: Action): string => ('kind' in action ? action.kind : action.type);

/** First which animal, then where it goes. */
export async function pickHerd(talk: TableTalk, herds: readonly ActionOf<'herd'>[]): Promise<Action | null> {
  if (herds.length === 0) {
    talk.say('No animal can go anywhere: each step into the next field costs a point (FARM-7).');
    return null;
  }
  const farm = new Farm(talk);
  const starts = herds.filter(
    ({ kind, from }, i) => herds.findIndex((one) => one.kind === kind && one.from === from) === i,
  );
  const start = await pick(
    talk,
    'drive which animal?',
    starts.map((herd) => ({ label: `${herd.kind} from ${farm.label(herd.from)}`, value: herd })),
  );
  if (start === null) return null;
  const ends = herds.filter(({ kind, from }) => kind === start.kind && from === start.from);
  return pick(
    talk,
    `${start.kind} from ${fieldName(start.from)} to which field?`,
    ends.map((herd) => {
      const cost = plural(stepsBetween(farm.fields, herd.from, herd.to), 'point');
      return { label: `${farm.label(herd.to)}; costs ${cost}`, value: herd };
    }),
  );
}

/** "sheep home-1:1 A:3": kind, from, to. */
export function writtenHerd(talk: TableTalk, words: readonly string[]): Action | null {
  const [what, ...places] = words.filter((word) => !['from', 'to'].includes(word));
  const kind = ANIMAL_KINDS.find((name) => name.startsWith(what?.toLowerCase() ?? '-'));
  const fields = places.map((place) => ownField(talk, place));
  const problem = fields.find((field) => typeof field === 'object');
  if (problem) talk.say(problem.problem);
  else if (!kind || fields.length !== 2) talk.say('Write it like this: he sheep home-1:1 home-1:3');
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
