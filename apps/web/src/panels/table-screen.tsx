import { useComputed } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  divide,
  easyWidth,
  Market,
  MyScreen,
  OtherVillages,
  TopBar,
  useMarketLayout,
  useRoom,
  VillagePlace,
} from '../board/index.ts';
import { FocusKeeper, isAtHome, keyDown, type TableContext, CurrentTable, useTable } from '../play/index.ts';
import { isNarrow, useNarrow } from '../ui/index.ts';
import { CardSheet } from './card/card-sheet.tsx';
import { TilePopover } from './decision/tile-popover.tsx';
import { WhatNow } from './decision/what-now.tsx';
import { Inspector, PointingWatch } from './inspector/inspector.tsx';
import { ChangeEffects } from './news/change-effects.tsx';
import { NewsStrip } from './news/strip.tsx';
import { Ending } from './score/ending.tsx';
import { Players } from './side/players.tsx';
import { SidePanel, UnreadButton } from './side/side-panel.tsx';
import { Votes } from './side/votes.tsx';

interface TableScreenProps {
  table: TableContext;
  /** What guides the player through the game. */
  Guide?: ComponentType;
  /** In place of the prompt, at a table whose game does not go on. */
  Ended?: ComponentType | undefined;
}

/**
 * Everything on one screen: market, villages, the viewer's screen, and the prompt. It renders with every view, which
 * costs little, because children without changes are skipped. If it did not, Preact would keep the children's first
 * vnodes in its props, and with them everything they rendered first; vnodes passed as props are kept the same way.
 */
export function TableScreen({ table, Guide, Ended }: TableScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  useWholeWindow();
  useKeys(table);
  const narrow = useNarrow();
  const over = useComputed(() => table.model.info?.status !== 'playing').value;
  const [ending, showEnding] = useState(over);
  useEffect(() => showEnding(over), [over]);
  return (
    <CurrentTable.Provider value={table}>
      <div ref={root} class={Guide ? 'table-screen guided' : 'table-screen'} data-season={table.view.season}>
        {/* On a phone the guide takes the line of the news. */}
        <TopBar {...(Guide && narrow ? {} : { News: NewsStrip })} />
        {Guide && narrow && <Guide />}
        <Sheets Panel={SidePanel} Unread={UnreadButton} {...(Guide && { Guide })} />
        <MyScreen />
        <WhatNow Ended={Ended} onResult={() => showEnding(true)} />
        <Votes />
        <TilePopover />
        <PointingWatch />
        <CardSheet />
        <ChangeEffects root={root} />
        {over && ending && <Ending onClose={() => showEnding(false)} />}
        <FocusKeeper root={root} />
      </div>
    </CurrentTable.Provider>
  );
}

/** Keys work wherever the focus is, also before the first click. */
function useKeys(table: TableContext): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => keyDown(event, table);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [table]);
}

type Sheet = 'market' | 'village' | 'others';
const SHEETS: readonly Sheet[] = ['market', 'village', 'others'];

interface SheetsProps {
  Panel: ComponentType;
  Unread?: ComponentType;
  /** What guides the player through the game, above the players; on a phone it has a place of its own. */
  Guide?: ComponentType;
  /** The sheet where the latest step took place; another object for every step. */
  follow?: { sheet: Sheet };
}

/** Market, village and players: side by side where there is room, on a phone three sheets to swipe between. */
export function Sheets({ Panel, Unread, Guide, follow }: SheetsProps) {
  const { words, asked, view, shownSeat, draft } = useTable();
  const atHome = isAtHome(asked);
  const [board, measured] = useRoom();
  const layOutMarket = useMarketLayout();
  const narrow = useNarrow();
  // On a phone the board has no size of its own: each sheet fills the screen.
  const villages = view.players.filter((_, seat) => seat !== shownSeat).map(({ village }) => village);
  const wanted = atHome ? 0 : easyWidth(villages, board.height);
  const shares = board.width > 0 ? divide(board, layOutMarket, wanted) : null;
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Sheet>('market');
  const show = (sheet: Sheet): void => {
    const at = row.current?.children[SHEETS.indexOf(sheet)];
    // On wide screens the sheets lie side by side and do not scroll.
    if (isNarrow()) at?.scrollIntoView({ inline: 'start', block: 'nearest' });
    setShown(sheet);
  };
  const concerned: Sheet = atHome ? 'village' : 'market';
  // The sheet that a decision concerns comes up by itself.
  useEffect(() => show(concerned), [asked?.decision]);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) show('village');
    first.current = false;
  }, [shownSeat]);
  useEffect(() => {
    if (follow) show(follow.sheet);
  }, [follow]);
  const swiped = (): void => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setShown(SHEETS[Math.round(scrollLeft / clientWidth)] ?? 'market');
  };
  return (
    <>
      <nav class="pane-tabs" aria-label={words.now.title}>
        {SHEETS.map((sheet) => (
          <button
            key={sheet}
            type="button"
            aria-current={sheet === shown ? 'true' : undefined}
            class={asked && sheet === concerned && sheet !== shown && draft.kind === 'none' ? 'badge' : ''}
            onClick={() => show(sheet)}
          >
            {words.now.sheets[sheet]}
          </button>
        ))}
        {Unread && narrow && <Unread />}
      </nav>
      <div ref={measured} class="board-size" />
      <div ref={row} class="panes" onScrollEnd={swiped}>
        <div class="pane pane-market">
          <Market layout={shares?.market ?? null} />
        </div>
        <div class="pane pane-village">
          <VillagePlace />
        </div>
        {shares && shares.others > 0 ? (
          <div class="pane pane-others">
            <OtherVillages width={shares.others} height={board.height} />
          </div>
        ) : null}
        <div class="pane pane-side">
          {Guide && !narrow && <Guide />}
          <Players />
          {narrow ? null : <Inspector />}
          <Panel />
        </div>
      </div>
    </>
  );
}

/** Pages around the table have a frame, the table has none. */
export function useWholeWindow(): void {
  useLayoutEffect(() => {
    document.documentElement.classList.add('at-table');
    return () => document.documentElement.classList.remove('at-table');
  }, []);
}
