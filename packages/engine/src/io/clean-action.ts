import type { Content } from '../content/content.ts';
import type { GivenAction } from '../model/action.ts';
import { COLOURS, type Counts, RESOURCES, SKILLS } from '../model/names.ts';

/**
 * A legal action as it is listed: its own fields and nothing else that came along, defaults filled in, lists
 * sorted. This is what records keep, so a stranger's extra fields never travel on.
 */
export function cleanAction(content: Content, action: GivenAction): GivenAction {
  switch (action.type) {
    case 'pass':
    case 'done':
      return { type: action.type };
    case 'bid': {
      const { type, tile, color, screen = 0, groups = [] } = action;
      return { type, tile, color, screen, groups: [...groups].sort() };
    }
    case 'use': {
      const { type, tile, screen = {}, groups = [] } = action;
      return { type, tile, screen: cleanCounts(screen, COLOURS), groups: [...groups].sort() };
    }
    case 'pay':
      if ('worker' in action) return { type: 'pay', worker: action.worker };
      return 'group' in action ? { type: 'pay', group: action.group } : { type: 'pay', skill: action.skill };
    case 'choose':
      return { type: 'choose', option: action.option };
    case 'move':
      return { type: 'move', resource: action.resource, from: action.from, to: action.to };
    case 'upgrade': {
      const { type, tile, pay } = action;
      if (pay === undefined) return { type, tile };
      const resources = cleanCounts(pay.resources ?? {}, RESOURCES);
      return { type, tile, pay: { resources, skills: cleanCounts(pay.skills ?? {}, SKILLS) } };
    }
    case 'boat':
      return { type: 'boat', boat: action.boat };
    case 'place': {
      const { type, tile, q, r, rotation } = action;
      return { type, tile, q, r, rotation };
    }
    case 'offer':
      return { type: 'offer', tiles: [...action.tiles].sort() };
    default:
      return content.expansion!.cleanAction(action);
  }
}

function cleanCounts<Name extends string>(counts: Counts<Name>, names: readonly Name[]): Counts<Name> {
  const clean: Counts<Name> = {};
  for (const name of names) if (counts[name]) clean[name] = counts[name];
  return clean;
}
