import type { Action, ActionOf } from '@keyflower/engine';
import { gainText } from '@keyflower/words/story/tile-text';
import { terminal, words } from '../language.ts';
import { countsText, goodsText, tileName } from '../story/names.ts';
import { edgesText, faceOf, marked, sideText, turned, unsure } from '../story/tile-text.ts';
import { specOf } from '../table/table-view.ts';
import { villageMap } from '../table/village-map.ts';
import { WIDTH, wrap } from '../terminal/layout.ts';
import { type Choice, pick, pickAction } from './menu.ts';
import type { Dialogue } from './dialogue.ts';
import { must } from '../must.ts';

export function askPayment(dialogue: Dialogue): Promise<Action> {
  const { now, story } = words();
  const view = dialogue.view();
  return pickAction(dialogue, now.prompt.pay, (action) => {
    if (action.type !== 'pay') return action.type;
    if (!('group' in action)) {
      return story.actions.pay(goodsText({ ['worker' in action ? action.worker : action.skill]: 1 }));
    }
    const bid = [...view.market, ...view.turnOrder]
      .find(({ tile }) => tile === action.group)
      ?.bids?.find(({ player }) => player === dialogue.seat);
    return story.actions.payGroup(goodsText(bid?.workers, 'label'), tileName(action.group));
  });
}

export function askChoice(dialogue: Dialogue): Promise<Action> {
  const { tile = '' } = must(dialogue.view().pending[0]);
  const village = dialogue.view().players.flatMap((player) => player.village);
  const flipped = village.find((one) => one.tile === tile)?.upgraded === true;
  const spec = specOf(tile);
  const gains = faceOf(spec, flipped).use?.gainOneOf ?? [];
  const mark = unsure(spec)(`${flipped ? 'back' : 'front'}.use.gainOneOf`);
  const { now, story } = words();
  return pickAction(dialogue, now.prompt.choose, (action) =>
    action.type === 'choose' ? marked(gainText(must(gains[action.option]), story), mark) : action.type,
  );
}

export function askBoat(dialogue: Dialogue): Promise<Action> {
  const view = dialogue.view();
  return pickAction(dialogue, words().now.prompt.boat, (action) => {
    if (action.type !== 'boat') return action.type;
    const boat = view.boats.find((one) => one.boat === action.boat);
    const goods = countsText({ ...boat?.workers, ...boat?.skills }, '');
    return words().labelled(tileName(action.boat), goods || sideText(specOf(action.boat)));
  });
}

export function askOffer(dialogue: Dialogue): Promise<Action> {
  const { winter } = must(dialogue.view().players[dialogue.seat]);
  const held = typeof winter === 'number' ? [] : winter;
  const { offer } = terminal();
  dialogue.say(...wrap(offer.rule));
  dialogue.say(...held.flatMap((tile) => wrap(`  ${tileLabel(tile)}`, WIDTH, 4)));
  return pickAction(dialogue, offer.ask, (action) =>
    action.type === 'offer' ? words().end.list(action.tiles.map(tileName)) : action.type,
  );
}

/** Which tile, then where on the map, then which way round. */
export async function askPlacement(dialogue: Dialogue): Promise<Action> {
  for (;;) {
    const all = dialogue.game.legal(dialogue.seat).actions.filter((action) => action.type === 'place');
    const tiles = [...new Set(all.map(({ tile }) => tile))];
    const tile =
      tiles.length === 1
        ? must(tiles[0])
        : await pick(dialogue, terminal().place.which, tiles.map(tileChoice), false);
    if (tile === null) continue;
    const placed = await pickSpot(
      dialogue,
      tile,
      all.filter((action) => action.tile === tile),
      tiles.length > 1,
    );
    if (placed) return placed;
  }
}

const tileLabel = (tile: string): string => words().labelled(tileName(tile), sideText(specOf(tile)));

const tileChoice = (tile: string): Choice<string> => ({ label: tileLabel(tile), value: tile });

async function pickSpot(
  dialogue: Dialogue,
  tile: string,
  actions: readonly ActionOf<'place'>[],
  canGoBack: boolean,
): Promise<Action | null> {
  const keys = [...new Set(actions.map(({ q, r }) => `${q},${r}`))];
  const spots = keys.map((key, i) => {
    const [q = 0, r = 0] = key.split(',').map(Number);
    return { q, r, label: String(i + 1) };
  });
  const { village } = must(dialogue.view().players[dialogue.seat]);
  for (;;) {
    dialogue.say(...villageMap(village, spots));
    const { place } = terminal();
    const question = place.where(tileName(tile), keys.length);
    const typed = await dialogue.ask(`${question}${canGoBack ? ` ${place.otherTile}` : ''}`);
    if (canGoBack && (typed === '0' || typed === 'back')) return null;
    const key = /^\d+$/.test(typed) ? keys[Number(typed) - 1] : undefined;
    if (key === undefined) {
      if (typed !== '') dialogue.say(place.number(keys.length));
      continue;
    }
    const turnedWays = actions.filter(({ q, r }) => `${q},${r}` === key);
    const choices = distinct(turnedWays.map((action) => ({ label: turnLabel(action), value: action })));
    if (choices.length === 1) return must(choices[0]).value;
    const chosen = await pick(dialogue, place.turn, choices);
    if (chosen) return chosen;
  }
}

/** Rotations that look alike are one choice. */
function distinct<T>(choices: readonly Choice<T>[]): Choice<T>[] {
  return choices.filter(({ label }, i) => choices.findIndex((other) => other.label === label) === i);
}

function turnLabel({ tile, rotation }: ActionOf<'place'>): string {
  return edgesText(turned(specOf(tile).edges, rotation)) || terminal().village.fieldsOnly;
}
