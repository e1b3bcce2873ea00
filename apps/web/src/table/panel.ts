import type { Action } from '@keyflower/engine';
import { button } from '../page/controls.ts';
import { type Child, el } from '../page/dom.ts';
import type { Cast } from '../story/tell.ts';
import { tileName } from '../story/names.ts';
import { groupActions, type TileGroup } from './actions.ts';
import type { BoardOptions } from './board-options.ts';
import { hand } from './hand.ts';
import { offerPanel } from './offering.ts';
import { type Ghost, placementsIn } from './placements.ts';
import { placingPanel } from './placing.ts';
import { labelOf, otherWays, tileDetails, tileHead, tileWays } from './ways.ts';

/** More actions than this are sorted by tiles first. */
const MOST_AT_ONCE = 12;

export interface PanelOptions extends Pick<BoardOptions, 'sight' | 'words' | 'spec' | 'chosen' | 'onTile'> {
  seat: number | null;
  cast: Cast;
  actions: readonly Action[];
  /** An action that waits for a second click. */
  asking: Action | null;
  ghost: Ghost | null;
  /** Winter tiles that are to be put up. */
  ticked: Set<string>;
  choose: (tile: string | null) => void;
  think: (ghost: Ghost) => void;
  act: (action: Action) => void;
  confirm: () => void;
  back: () => void;
}

/** "What now?": who is asked, and if it is me, what I can do. */
export function panel(options: PanelOptions): Child[] {
  const { sight, words, seat } = options;
  const mine = seat === null ? undefined : sight.pending.find(({ player }) => player === seat);
  const asked = askedText(options);
  if (!mine || seat === null) {
    return [
      el('p', { class: 'asked-line' }, asked),
      ...(options.chosen === null
        ? []
        : [
            tileHead(options.chosen, { ...options, seat: 0 }),
            ...tileDetails(options.chosen, { ...options, seat: 0 }),
          ]),
    ];
  }
  const left =
    mine.points === undefined ? '' : ` (${words.game.pointsLeft(mine.points, mine.upgrades ?? 0)})`;
  return [
    el('p', { class: 'asked-line mine' }, `${asked}: ${words.game.decisions[mine.decision]}${left}`),
    mine.decision !== 'place' && el('p', { class: 'hand' }, ...hand(sight.players[seat], words)),
    ...(options.asking ? confirmation(options.asking, options, seat) : choices(options, seat)),
  ];
}

function askedText({ sight, words, seat, cast }: PanelOptions): string {
  if (sight.phase === 'scoring') return words.story.events.over;
  const asked = sight.pending.map(({ player }) => player);
  if (seat !== null && asked.includes(seat)) return words.game.yours;
  if (asked.length === 0) return words.game.waitingFor;
  const names = asked.map(cast).join(', ');
  return asked.length === 1 ? words.game.turnOf(names) : words.game.turnOfMany(names);
}

function confirmation(action: Action, options: PanelOptions, seat: number): Child[] {
  const { words, confirm, back } = options;
  return [
    el('p', { class: 'confirm' }, `${labelOf(action, { ...options, seat })}?`),
    el(
      'div',
      { class: 'row' },
      button(words.game.confirmIt, confirm, { class: 'main', 'data-act': 'confirm' }),
      button(words.game.back, back),
    ),
  ];
}

function choices(options: PanelOptions, seat: number): Child[] {
  const { actions, sight, words, chosen, ghost, act } = options;
  const decision = sight.pending.find(({ player }) => player === seat)?.decision;
  if (decision === 'place') {
    return placingPanel({
      placements: placementsIn(actions),
      tile: chosen,
      ghost,
      words,
      onTile: options.choose,
      onGhost: options.think,
      act,
    });
  }
  const { winter } = sight.players[seat];
  if (decision === 'offer')
    return offerPanel(actions, typeof winter === 'number' ? [] : winter, options.ticked, words, act);
  return byTile(options, seat);
}

function byTile(options: PanelOptions, seat: number): Child[] {
  const { actions, words, chosen, act } = options;
  const { groups, others } = groupActions(actions);
  const context = { ...options, seat };
  const free = others.length > 0 ? otherWays(others, context, act) : [];
  if (chosen !== null) {
    const group = groups.find(({ tile }) => tile === chosen);
    return [
      tileHead(chosen, context),
      ...(group ? tileWays(group, context, act) : [el('p', { class: 'faint' }, words.game.notWithThis)]),
      ...free,
      ...tileDetails(chosen, context),
      groups.length > 0 && button(words.game.allTiles, () => options.choose(null), { class: 'quiet' }),
    ];
  }
  if (groups.length === 0) return free;
  if (actions.length > MOST_AT_ONCE) return [...free, ...tileList(options, groups)];
  return [
    ...free,
    ...groups.flatMap((group) => [tileHead(group.tile, context), ...tileWays(group, context, act)]),
  ];
}

function tileList({ words, choose }: PanelOptions, groups: readonly TileGroup[]): Child[] {
  return [
    el('p', { class: 'faint' }, words.game.chooseTile),
    el(
      'div',
      { class: 'ways names' },
      ...groups.map(({ tile }) =>
        button(tileName(tile, words.story), () => choose(tile), { class: 'quiet', 'data-choose': tile }),
      ),
    ),
  ];
}
