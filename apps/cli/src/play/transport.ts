import { type Action, type ActionOf, RESOURCES } from '@keyflower/engine';
import { countsText } from '../story/names.ts';
import { sideText } from '../story/tile-text.ts';
import { specOf } from '../table/sight.ts';
import { plural } from '../terminal/layout.ts';
import { pickHerd, writtenHerd } from './farm.ts';
import { type Choice, pick } from './menu.ts';
import type { TableTalk } from './table-talk.ts';
import { ownTile } from './tile-names.ts';

/** What can be done now, by what it is. */
interface Steps {
  moves: readonly ActionOf<'move'>[];
  flips: readonly ActionOf<'upgrade'>[];
  /** Null in a game without The Farmers. */
  herds: readonly ActionOf<'herd'>[] | null;
}

/** Asks for the next step of carrying and upgrading. */
export async function askTransport(talk: TableTalk): Promise<Action> {
  const { pending, options } = talk.view();
  const { points = 0, upgrades = 0 } = pending[0];
  const actions = talk.game.legal(talk.seat).actions;
  if (actions.length === 1) {
    talk.say('There is nothing you can carry or upgrade: you are done.');
    return { type: 'done' };
  }
  const steps: Steps = {
    moves: actions.filter((action) => action.type === 'move'),
    flips: actions.filter((action) => action.type === 'upgrade'),
    herds: options.farmers === 'off' ? null : actions.filter((action) => action.type === 'herd'),
  };
  const words = steps.herds
    ? '(m)ove, (he)rd, (f)eed, (up)grade, (d)one?'
    : '(m)ove, (up)grade, (d)one, (v)illage?';
  for (;;) {
    const typed = await talk.ask(`You may carry ${points} and upgrade ${upgrades}: ${words}`);
    const [word, ...rest] = typed.split(/\s+/);
    const action = await answer(talk, word.toLowerCase(), rest, steps);
    if (action) return action;
  }
}

async function answer(
  talk: TableTalk,
  word: string,
  rest: readonly string[],
  { moves, flips, herds }: Steps,
): Promise<Action | null> {
  switch (word) {
    case 'd':
    case 'done':
      return { type: 'done' };
    case 'm':
    case 'move':
      return rest.length > 0 ? writtenMove(talk, rest) : pickMove(talk, moves);
    case 'up':
    case 'u':
    case 'upgrade':
      return pickUpgrade(talk, rest, flips);
    case 'he':
    case 'herd':
      if (herds) return rest.length > 0 ? writtenHerd(talk, rest) : pickHerd(talk, herds);
      break;
    case 'f':
    case 'feed':
      if (herds) return { type: 'feed' };
      break;
  }
  if (word !== '') talk.say(`Type m, ${herds ? 'he, f, ' : ''}up or d; h helps.`);
  return null;
}

async function pickMove(talk: TableTalk, moves: readonly ActionOf<'move'>[]): Promise<Action | null> {
  if (moves.length === 0) {
    talk.say('Nothing can be moved: goods go along roads, one step a point (MOVE-2).');
    return null;
  }
  const goods = [...new Set(moves.map(({ resource, from }) => `${resource} from ${from}`))];
  const chosen = await pick(
    talk,
    'move what?',
    goods.map((label) => ({ label, value: label })),
  );
  if (chosen === null) return null;
  const [resource, , from] = chosen.split(' ');
  const ends = moves.filter((move) => move.resource === resource && move.from === from);
  return pick(
    talk,
    `${chosen} to which tile?`,
    ends.map((move) => ({ label: move.to, value: move })),
  );
}

/** "wood home-1 miner": resource, from, to. */
function writtenMove(talk: TableTalk, words: readonly string[]): Action | null {
  const [what, ...places] = words.filter((word) => !['from', 'to'].includes(word));
  const resource = RESOURCES.find((name) => name.startsWith(what.toLowerCase()));
  const tiles = places.map((place) => ownTile(talk, place));
  const problem = tiles.find((tile) => typeof tile === 'object');
  if (problem) talk.say(problem.problem);
  else if (!resource || tiles.length !== 2) talk.say('Write it like this: m wood home-1 miner');
  const [from, to] = tiles;
  if (!resource || typeof from !== 'string' || typeof to !== 'string' || tiles.length !== 2) return null;
  return { type: 'move', resource, from, to };
}

async function pickUpgrade(
  talk: TableTalk,
  words: readonly string[],
  flips: readonly ActionOf<'upgrade'>[],
): Promise<Action | null> {
  let possible = flips;
  if (words.length > 0) {
    const tile = ownTile(talk, words.join('-'));
    if (typeof tile === 'object') {
      talk.say(tile.problem);
      return null;
    }
    possible = flips.filter((flip) => flip.tile === tile);
    if (possible.length === 1) return possible[0];
    // Not possible: the engine says why.
    if (possible.length === 0) return { type: 'upgrade', tile } as Action;
  }
  if (possible.length === 0) {
    talk.say('Nothing can be upgraded: goods must lie on the tile, skills be held (MOVE-4).');
    return null;
  }
  const choices = possible.map((flip): Choice<Action> => {
    const paid = countsText({ ...flip.pay.resources, ...flip.pay.skills });
    return { label: `${flip.tile} for ${paid}: ${sideText(specOf(flip.tile), true)}`, value: flip };
  });
  return pick(talk, `upgrade which of ${plural(choices.length, 'way')}?`, choices);
}
