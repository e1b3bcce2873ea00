import type { Action, ActionOf } from '@keyflower/engine';
import { gainText, marked } from '../story/face-text.ts';
import { countsText, tileName } from '../story/names.ts';
import { edgesText, showing, sideText, turned, unsure } from '../story/tile-text.ts';
import { specOf } from '../table/sight.ts';
import { villageMap } from '../table/village-map.ts';
import { listed } from '../terminal/layout.ts';
import { type Choice, pick, pickAction } from './menu.ts';
import type { TableTalk } from './table-talk.ts';

export function askPayment(talk: TableTalk): Promise<Action> {
  const { tile = '' } = talk.view().pending[0];
  return pickAction(talk, `pay for ${tile} with`, (action) => {
    if (action.type !== 'pay') return action.type;
    if ('worker' in action) return `1 ${action.worker} worker`;
    if ('group' in action) return `your whole losing bid on ${tileName(action.group)}`;
    return `1 ${action.skill}`;
  });
}

export function askChoice(talk: TableTalk): Promise<Action> {
  const { tile = '' } = talk.view().pending[0];
  const village = talk.view().players.flatMap((player) => player.village);
  const flipped = village.find((one) => one.tile === tile)?.upgraded === true;
  const spec = specOf(tile);
  const gains = showing(spec, flipped).use?.gainOneOf ?? [];
  const mark = unsure(spec)(`${flipped ? 'back' : 'front'}.use.gainOneOf`);
  return pickAction(talk, `what do you take from ${tile}?`, (action) =>
    action.type === 'choose' ? marked(gainText(gains[action.option]), mark) : action.type,
  );
}

export function askBoat(talk: TableTalk): Promise<Action> {
  const view = talk.view();
  return pickAction(talk, 'which boat do you take?', (action) => {
    if (action.type !== 'boat') return action.type;
    const boat = view.boats.find((one) => one.boat === action.boat);
    const goods = countsText({ ...boat?.workers, ...boat?.skills }, '');
    return `${action.boat}: ${goods || sideText(specOf(action.boat))}`;
  });
}

export function askOffer(talk: TableTalk): Promise<Action> {
  const { winter } = talk.view().players[talk.seat];
  const held = typeof winter === 'number' ? [] : winter;
  talk.say('Your winter tiles. Anyone can win those you put up; the rest leave the game.');
  talk.say(...held.map((tile) => `  ${tile}: ${sideText(specOf(tile))}`));
  return pickAction(talk, 'put up for auction', (action) =>
    action.type === 'offer' ? listed(action.tiles) : action.type,
  );
}

/** Which tile, then where on the map, then which way round. */
export async function askPlacement(talk: TableTalk): Promise<Action> {
  for (;;) {
    const all = talk.game.legal(talk.seat).actions.filter((action) => action.type === 'place');
    const tiles = [...new Set(all.map(({ tile }) => tile))];
    const tile =
      tiles.length === 1 ? tiles[0] : await pick(talk, 'place which tile?', tiles.map(tileChoice), false);
    if (tile === null) continue;
    const placed = await pickSpot(
      talk,
      tile,
      all.filter((action) => action.tile === tile),
      tiles.length > 1,
    );
    if (placed) return placed;
  }
}

function tileChoice(tile: string): Choice<string> {
  return { label: `${tileName(tile)}: ${sideText(specOf(tile))}`, value: tile };
}

async function pickSpot(
  talk: TableTalk,
  tile: string,
  actions: readonly ActionOf<'place'>[],
  canGoBack: boolean,
): Promise<Action | null> {
  const keys = [...new Set(actions.map(({ q, r }) => `${q},${r}`))];
  const spots = keys.map((key, i) => {
    const [q, r] = key.split(',').map(Number);
    return { q, r, label: String(i + 1) };
  });
  const { village } = talk.view().players[talk.seat];
  for (;;) {
    talk.say(...villageMap(village, spots));
    const question = `Place ${tileName(tile)} at which number of the map? (1 to ${keys.length})`;
    const typed = await talk.ask(`${question}${canGoBack ? ' 0: another tile' : ''}`);
    if (canGoBack && (typed === '0' || typed === 'back')) return null;
    const key = /^\d+$/.test(typed) ? keys[Number(typed) - 1] : undefined;
    if (key === undefined) {
      if (typed !== '') talk.say(`Choose a number from 1 to ${keys.length}: the free places where it fits.`);
      continue;
    }
    const turnedWays = actions.filter(({ q, r }) => `${q},${r}` === key);
    const choices = distinct(turnedWays.map((action) => ({ label: turnLabel(action), value: action })));
    if (choices.length === 1) return choices[0].value;
    const chosen = await pick(talk, 'turned which way?', choices);
    if (chosen) return chosen;
  }
}

/** Turns that look alike are one choice to a person. */
function distinct<T>(choices: readonly Choice<T>[]): Choice<T>[] {
  return choices.filter(({ label }, i) => choices.findIndex((other) => other.label === label) === i);
}

function turnLabel({ tile, rotation }: ActionOf<'place'>): string {
  return edgesText(turned(specOf(tile).edges, rotation)) || 'fields only';
}
