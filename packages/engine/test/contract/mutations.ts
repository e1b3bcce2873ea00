import { type Action, COLOURS, RESOURCES, SKILLS, type State } from '../../src/index.ts';
import { Farmers } from '../../src/expansions/farmers/expansion.ts';
import { fieldName, NO_FIELD, parseField } from '../../src/expansions/farmers/fields.ts';
import { KINDS } from '../../src/expansions/farmers/types.ts';
import type { QuickRandom } from '../../src/index.ts';
import { must } from '../../../../scripts/testing/must.ts';

/** Actions near a legal one: same shape and spelling as a listed action, one thing changed. */
export function mutations(s: State, action: Action, random: QuickRandom): Action[] {
  const pick = <T>(list: readonly T[]): T => must(list[random.below(list.length)]);
  const tile = pick(s.content.ids);
  const field = () => `${pick(s.content.ids)}:${random.below(13)}`;
  const twist = random.below(3) - 1;
  switch (action.type) {
    case 'bid':
      return [
        { ...action, tile },
        { ...action, color: pick(COLOURS) },
        { ...action, screen: action.screen + twist },
        { ...action, groups: [...new Set([...action.groups, tile])].sort() },
        { ...action, groups: action.groups.slice(1) },
      ];
    case 'use': {
      const [colour, n] = Object.entries(action.screen)[0] ?? ['blue', 0];
      const changed = (count: number, name: string) => withoutZeros({ ...action.screen, [name]: count });
      return [
        { ...action, tile },
        { ...action, screen: changed(n + twist, colour) },
        { ...action, screen: changed(1, pick(COLOURS)) },
        { ...action, groups: [...new Set([...action.groups, tile])].sort() },
        { ...action, groups: action.groups.slice(1) },
      ];
    }
    case 'pay':
      return [
        { type: 'pay', worker: pick(COLOURS) },
        { type: 'pay', skill: pick(SKILLS) },
        { type: 'pay', group: tile },
      ];
    case 'choose':
      return [{ type: 'choose', option: random.below(5) - 1 }];
    case 'move':
      return [
        { ...action, resource: pick(RESOURCES) },
        { ...action, to: tile },
        { ...action, from: tile },
      ];
    case 'upgrade': {
      const resources = withoutZeros({ ...action.pay.resources, [pick(RESOURCES)]: random.below(3) });
      const skills = withoutZeros({ ...action.pay.skills, [pick(SKILLS)]: random.below(2) });
      return [
        { ...action, tile },
        { ...action, pay: { ...action.pay, resources } },
        { ...action, pay: { ...action.pay, skills } },
      ];
    }
    case 'boat':
      return [{ ...action, boat: tile }];
    case 'place':
      return [
        { ...action, tile },
        { ...action, q: action.q + twist },
        { ...action, r: action.r + twist },
        { ...action, rotation: random.below(8) - 1 },
      ];
    case 'offer':
      return [
        { ...action, tiles: [...new Set([...action.tiles, tile])].sort() },
        { ...action, tiles: action.tiles.slice(1) },
      ];
    case 'animal':
      return [
        { ...action, kind: pick(KINDS) },
        { ...action, field: field() },
      ];
    case 'breed':
      return [
        { ...action, kind: pick(KINDS) },
        { ...action, field: field() },
      ];
    case 'herd':
      return [
        { ...action, kind: pick(KINDS) },
        { ...action, from: field() },
        { ...action, to: field() },
      ];
    case 'feed':
    case 'pass':
    case 'done':
      return [{ type: 'pass' }, { type: 'done' }, { type: 'feed' }];
    default:
      // An action of an expansion that the engine does not know.
      return [{ ...(action as object), tile } as Action];
  }
}

/** Counts as they are listed: in the order of the names, zeros left out. */
function withoutZeros<Name extends string>(
  counts: Partial<Record<Name, number>>,
): Partial<Record<Name, number>> {
  const sorted: Record<string, number> = {};
  for (const name of [...COLOURS, ...RESOURCES, ...SKILLS]) {
    const n = counts[name as Name];
    if (n !== undefined && n !== 0) sorted[name] = n;
  }
  return sorted as Partial<Record<Name, number>>;
}

/** Any half names a field; lists print its name. */
export function inPrintedNames(s: State, seat: number, action: Action): Action {
  const [expansion] = s.content.expansions;
  if (!(expansion instanceof Farmers)) return action;
  const printed = (name: string): string => {
    const field = parseField(s, expansion.tables, seat, name);
    return field === NO_FIELD ? name : fieldName(s, expansion.tables, field);
  };
  switch (action.type) {
    case 'animal':
      return { ...action, field: printed(action.field) };
    case 'breed':
      return { ...action, field: printed(action.field) };
    case 'herd':
      return { ...action, from: printed(action.from), to: printed(action.to) };
    default:
      return action;
  }
}
