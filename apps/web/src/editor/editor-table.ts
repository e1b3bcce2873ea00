import { type Action, decisions, FULL_EDITION, listActions, makeView, type State } from '@keyflower/engine';
import { computed, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import {
  type Draft,
  Moments,
  NOTHING,
  Pointing,
  readyAction,
  type Spot,
  type TableContext,
  TableModel,
  type TableView,
} from '../play/index.ts';
import { useStillTable } from '../replay/index.ts';
import { useWords } from '../ui/index.ts';
import { useEditor } from './current-editor.ts';
import { addToVillage } from './model/edits.ts';
import { asView } from './model/loose-position.ts';
import { type Placement, placementsOf } from './model/placements.ts';
import type { PositionEditor } from './model/position-editor.ts';

type Changes = { readonly [Name in keyof TableContext]?: () => TableContext[Name] };

/** A table context in which some properties are others. */
function changed(table: TableContext, changes: Changes): TableContext {
  const properties = Object.entries(changes).map(([name, get]) => [name, { get, enumerable: true }]);
  return Object.create(table, Object.fromEntries(properties) as PropertyDescriptorMap) as TableContext;
}

const NO_TILES: ReadonlySet<string> = new Set();

/** A table that shows a position and asks for nothing. */
function useStill(view: TableView, state: State, seat: number): TableContext {
  const { editor, words } = useEditor();
  const opened = useSignal<TableContext['openCard']>(null);
  const fixed = useMemo(
    () => ({
      model: new TableModel('position'),
      edition: FULL_EDITION,
      news: NO_TILES,
      look: (other: number | null) => editor.look(other ?? 0),
      moments: new Moments(),
      pointing: new Pointing(),
      opened,
    }),
    [editor],
  );
  const nameOf = useMemo(() => (other: number) => words.player(other + 1), [words]);
  return useStillTable({ ...fixed, view, state, words: useWords(), nameOf, me: seat, shownSeat: seat });
}

const sameSpot = (a: Spot, b: Spot): boolean => a.q === b.q && a.r === b.r;

/** Puts the tile that is being added in a place, in the first rotation that fits. */
function addAt(editor: PositionEditor, placements: readonly Placement[], spot: Spot): void {
  const { adding, seat } = editor;
  const placement = placements.find((one) => sameSpot(one, spot));
  if (adding === null || !placement) return;
  editor.edit(addToVillage(seat, adding, placement));
  editor.adding = null;
  editor.picked = adding;
}

function villageTable(still: TableContext, editor: PositionEditor): TableContext {
  const placements = computed(() =>
    editor.adding === null ? [] : placementsOf(editor.position, editor.seat, editor.adding),
  );
  const spots = computed(() => {
    const all = placements.value;
    return all.filter((one, i) => all.findIndex((other) => sameSpot(one, other)) === i);
  });
  const picked = (tile: string): Draft => (editor.picked === tile ? { kind: 'tile', tile } : NOTHING);
  return changed(still, {
    asked: () => (editor.adding === null ? null : { player: editor.seat, decision: 'place' }),
    draft: () =>
      editor.adding === null ? NOTHING : { kind: 'place', tile: editor.adding, spot: null, rotation: 0 },
    draftAt: () => picked,
    spots: () => spots.value,
    commands: () => ({
      ...still.commands,
      touch: (tile) => {
        editor.adding = null;
        editor.picked = editor.picked === tile ? null : tile;
      },
      spot: (spot) => addAt(editor, placements.value, spot),
    }),
  });
}

/** The table on which a village is changed: a click selects a tile, or puts the tile that is being added there. */
export function useVillageTable(): TableContext {
  const { editor } = useEditor();
  const { position, state, seat } = editor;
  const view = useMemo(() => asView(position), [position]);
  const still = useStill(view, state, seat);
  return useMemo(() => villageTable(still, editor), [still, editor]);
}

const MOST_ACTIONS = 20_000;

/** The seat that advice is for: the one that is shown if it has to decide, otherwise the first; null if none has to. */
export function deciderOf(editor: PositionEditor): number | null {
  if (editor.problem) return null;
  const seats = decisions(editor.state).map(({ player }) => player);
  return seats.includes(editor.seat) ? editor.seat : (seats[0] ?? null);
}

/** The table as the seat sees it that has to decide; an action that is chosen there changes the position. */
export function useDecisionTable(seat: number): TableContext {
  const { editor } = useEditor();
  const { state, version } = editor;
  const view = useMemo(() => makeView(state, seat), [state, seat]);
  const still = useStill(view, state, seat);
  return useMemo(() => {
    const { actions } = listActions(state, seat, { limit: MOST_ACTIONS });
    const act = (action: Action): void => editor.play(seat, action);
    const model = new TableModel('position');
    model.version = version;
    return changed(still, {
      model: () => model,
      asked: () => view.pending.find(({ player }) => player === seat) ?? null,
      actions: () => actions,
      aids: () => true,
      commands: () => ({
        ...still.commands,
        act,
        set: (draft) => {
          const action = readyAction(draft, { view, state, actions }, seat);
          if (action) act(action);
        },
      }),
    });
  }, [still, state, seat, version]);
}
