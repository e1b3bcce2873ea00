import { FULL_EDITION } from '../../src/expansions/farmers/index.ts';
import { LANTERNS_EDITION } from '../lanterns/index.ts';

/** Editions with an invented expansion, by its name. */
const INVENTED = { lanterns: LANTERNS_EDITION } as const;

/** The edition in which a game with these options can be played. */
export function editionFor({ expansions = [] }: { expansions?: readonly string[] }): typeof FULL_EDITION {
  const [name] = Object.keys(INVENTED).filter((one) => expansions.includes(one));
  return name === undefined ? FULL_EDITION : INVENTED[name as keyof typeof INVENTED];
}
