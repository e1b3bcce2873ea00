import { type Action, type ActionOf, RESOURCES } from '@keyflower/engine';
import { terminal, words } from '../language.ts';
import { countsText, noun, tileName } from '../story/names.ts';
import { sideText } from '../story/tile-text.ts';
import { specOf } from '../table/table-view.ts';
import { wrap } from '../terminal/layout.ts';
import { pickHerd, writtenHerd } from './farm.ts';
import { type Choice, pick } from './menu.ts';
import type { Dialogue } from './dialogue.ts';
import { findNoun, ownTile } from './tile-names.ts';
import { must } from '../must.ts';

/** The legal steps by kind. */
interface Steps {
  moves: readonly ActionOf<'move'>[];
  flips: readonly ActionOf<'upgrade'>[];
  /** Null in a game without The Farmers. */
  herds: readonly ActionOf<'herd'>[] | null;
}

/** Asks for the next step of a transport. */
export async function askTransport(dialogue: Dialogue): Promise<Action> {
  const { pending, options } = dialogue.view();
  const { points = 0, upgrades = 0 } = must(pending[0]);
  const actions = dialogue.game.legal(dialogue.seat).actions;
  if (actions.length === 1) {
    dialogue.say(terminal().carry.nothing);
    return { type: 'done' };
  }
  const steps: Steps = {
    moves: actions.filter((action) => action.type === 'move'),
    flips: actions.filter((action) => action.type === 'upgrade'),
    herds: options.farmers === 'off' ? null : actions.filter((action) => action.type === 'herd'),
  };
  const question = terminal().carry.ask(points, upgrades, steps.herds !== null);
  for (;;) {
    const typed = await dialogue.ask(question);
    const [word = '', ...rest] = typed.split(/\s+/);
    const action = await answer(dialogue, word.toLowerCase(), rest, steps);
    if (action) return action;
  }
}

async function answer(
  dialogue: Dialogue,
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
      return rest.length > 0 ? writtenMove(dialogue, rest) : pickMove(dialogue, moves);
    case 'up':
    case 'u':
    case 'upgrade':
      return pickUpgrade(dialogue, rest, flips);
    case 'he':
    case 'herd':
      if (herds) return rest.length > 0 ? writtenHerd(dialogue, rest) : pickHerd(dialogue, herds);
      break;
    case 'f':
    case 'feed':
      if (herds) return { type: 'feed' };
      break;
  }
  const commands = words().story.or;
  if (word !== '') dialogue.say(terminal().carry.unknown(`m, ${herds ? 'he, f, ' : ''}up ${commands} d`));
  return null;
}

async function pickMove(dialogue: Dialogue, moves: readonly ActionOf<'move'>[]): Promise<Action | null> {
  if (moves.length === 0) {
    dialogue.say(...wrap(terminal().carry.noMove));
    return null;
  }
  const { carry } = terminal();
  const label = ({ resource, from }: ActionOf<'move'>): string => carry.from(noun(resource), tileName(from));
  const starts = moves.filter((move, i) => moves.findIndex((one) => label(one) === label(move)) === i);
  const chosen = await pick(
    dialogue,
    carry.move,
    starts.map((move) => ({ label: label(move), value: move })),
  );
  if (chosen === null) return null;
  const ends = moves.filter((move) => label(move) === label(chosen));
  return pick(
    dialogue,
    carry.moveTo(label(chosen)),
    ends.map((move) => ({ label: tileName(move.to), value: move })),
  );
}

/** "wood home-1 miner": resource, from, to. */
function writtenMove(dialogue: Dialogue, typed: readonly string[]): Action | null {
  const [what = '', ...places] = typed.filter((word) => !['from', 'to'].includes(word));
  const resource = findNoun(what, RESOURCES);
  const tiles = places.map((place) => ownTile(dialogue, place));
  const problem = tiles.find((tile) => typeof tile === 'object');
  if (problem) dialogue.say(problem.problem);
  else if (!resource || tiles.length !== 2) dialogue.say(terminal().carry.writeMove);
  const [from, to] = tiles;
  if (!resource || typeof from !== 'string' || typeof to !== 'string' || tiles.length !== 2) return null;
  return { type: 'move', resource, from, to };
}

async function pickUpgrade(
  dialogue: Dialogue,
  typed: readonly string[],
  flips: readonly ActionOf<'upgrade'>[],
): Promise<Action | null> {
  let possible = flips;
  if (typed.length > 0) {
    const tile = ownTile(dialogue, typed.join('-'));
    if (typeof tile === 'object') {
      dialogue.say(tile.problem);
      return null;
    }
    possible = flips.filter((flip) => flip.tile === tile);
    if (possible.length === 1) return must(possible[0]);
    // Illegal: the engine's refusal gives the reason.
    if (possible.length === 0) return { type: 'upgrade', tile } as Action;
  }
  if (possible.length === 0) {
    dialogue.say(...wrap(terminal().carry.noUpgrade));
    return null;
  }
  const choices = possible.map((flip): Choice<Action> => {
    const paid = countsText({ ...flip.pay.resources, ...flip.pay.skills });
    const { labelled, screen } = words();
    const what = `${tileName(flip.tile)} ${screen.card.upgradeFor(paid)}`;
    return { label: labelled(what, sideText(specOf(flip.tile), true)), value: flip };
  });
  return pick(dialogue, terminal().carry.upgrade, choices);
}
