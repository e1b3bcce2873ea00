import { type Action, type ActionOf, ANIMAL_KINDS } from '@keyflower/engine';
import { terminal, words } from '../language.ts';
import { countsText, fieldName, noun, tileName } from '../story/names.ts';
import { fieldsOf, type SeenField, stepsBetween } from '../table/fields.ts';
import type { VillageTile } from '../table/table-view.ts';
import { letterOf } from '../table/village-map.ts';
import { capital, wrap } from '../terminal/layout.ts';
import { pick, pickAction } from './menu.ts';
import type { Dialogue } from './dialogue.ts';
import { findNoun, ownTile } from './tile-names.ts';
import { must } from '../must.ts';

/** The player's fields and their labels in menus. */
class Farm {
  readonly fields: readonly SeenField[];
  private readonly village: readonly VillageTile[];

  constructor(dialogue: Dialogue) {
    this.village = must(dialogue.view().players[dialogue.seat]).village;
    this.fields = fieldsOf(this.village);
  }

  /** "home-1:1 (at N NE; reaches A home-1, C miner): 2 sheep" */
  label(name: string): string {
    const field = this.fields.find((one) => one.name === name);
    if (!field) return fieldName(name);
    const tiles = field.places.map(
      (place) => `${letterOf(place)} ${tileName(must(this.village[place]).tile)}`,
    );
    const where = terminal().farm.field(field.sides, tiles.join(', '));
    const { labelled, screen } = words();
    return labelled(`${fieldName(name)} (${where})`, countsText(field.animals, screen.card.noAnimal));
  }
}

/** Where a gained animal goes. */
export function askAnimal(dialogue: Dialogue): Promise<Action> {
  const farm = new Farm(dialogue);
  const kinds = new Set(dialogue.game.legal(dialogue.seat).actions.map((action) => kindOf(action)));
  const { labelled, now } = words();
  const [one] = kinds;
  const asked =
    one !== undefined && kinds.size === 1
      ? labelled(capital(noun(one)), now.prompt.animal)
      : now.prompt.animal;
  return pickAction(dialogue, asked, (action) =>
    action.type === 'animal'
      ? `${kinds.size > 1 ? `${noun(action.kind)} → ` : ''}${farm.label(action.field)}`
      : action.type,
  );
}

/** Which fields breed if the supply is too small for all of them. */
export function askBreeding(dialogue: Dialogue): Promise<Action> {
  const farm = new Farm(dialogue);
  const { newborn } = dialogue.view().pending.find(({ player }) => player === dialogue.seat) ?? {};
  dialogue.say(terminal().farm.newborn(countsText(newborn)));
  return pickAction(dialogue, words().now.prompt.breed, (action) =>
    action.type === 'breed' ? `${noun(action.kind)} → ${farm.label(action.field)}` : action.type,
  );
}

const kindOf = (action: Action): string => ('kind' in action ? action.kind : action.type);

/** First which animal, then where it goes. */
export async function pickHerd(
  dialogue: Dialogue,
  herds: readonly ActionOf<'herd'>[],
): Promise<Action | null> {
  const { carry } = terminal();
  if (herds.length === 0) {
    dialogue.say(...wrap(carry.noHerd));
    return null;
  }
  const farm = new Farm(dialogue);
  const starts = herds.filter(
    ({ kind, from }, i) => herds.findIndex((one) => one.kind === kind && one.from === from) === i,
  );
  const start = await pick(
    dialogue,
    carry.herd,
    starts.map((herd) => ({ label: carry.from(noun(herd.kind), farm.label(herd.from)), value: herd })),
  );
  if (start === null) return null;
  const ends = herds.filter(({ kind, from }) => kind === start.kind && from === start.from);
  return pick(
    dialogue,
    carry.herdTo(noun(start.kind), fieldName(start.from)),
    ends.map((herd) => {
      const points = words().village.points(stepsBetween(farm.fields, herd.from, herd.to));
      return { label: `${farm.label(herd.to)}; ${carry.costs(points)}`, value: herd };
    }),
  );
}

/** "sheep home-1:1 A:3": kind, from, to. */
export function writtenHerd(dialogue: Dialogue, typed: readonly string[]): Action | null {
  const [what = '', ...places] = typed.filter((word) => !['from', 'to'].includes(word));
  const kind = findNoun(what, ANIMAL_KINDS);
  const fields = places.map((place) => ownField(dialogue, place));
  const problem = fields.find((field) => typeof field === 'object');
  if (problem) dialogue.say(problem.problem);
  else if (!kind || fields.length !== 2) dialogue.say(terminal().carry.writeHerd);
  const [from, to] = fields;
  if (!kind || typeof from !== 'string' || typeof to !== 'string' || fields.length !== 2) return null;
  return { type: 'herd', kind, from, to };
}

/** A field by a tile, named or lettered, and a number. */
function ownField(dialogue: Dialogue, typed: string): string | { problem: string } {
  const [name = '', half = ''] = typed.split(':');
  const tile = ownTile(dialogue, name);
  return typeof tile === 'object' ? tile : `${tile}:${half}`;
}
