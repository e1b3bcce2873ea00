import { useComputed } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Market, MyScreen, TopBar, VillagePlace } from '../board/index.ts';
import { FocusKeeper, keyDown, type TableContext, CurrentTable, useTable } from '../play/index.ts';
import { CardLayer } from './card/card-layer.tsx';
import { TileMenu } from './decision/tile-menu.tsx';
import { WhatNow } from './decision/what-now.tsx';
import { ChangeEffects } from './news/change-effects.tsx';
import { NewsStrip } from './news/strip.tsx';
import { End } from './score/end.tsx';
import { Players } from './side/players.tsx';
import { SidePanel } from './side/side-panel.tsx';
import { Votes } from './side/votes.tsx';

/**
 * Everything on one screen: market, villages, the viewer's screen, and the prompt. It renders with every view, which
 * costs little, because children without changes are skipped. If it did not, Preact would keep the children's first
 * vnodes in its props, and with them everything they rendered first; vnodes passed as props are kept the same way.
 */
export function TableScreen({ table }: { table: TableContext }) {
  const root = useRef<HTMLDivElement>(null);
  useWholeWindow();
  const classes = `table-screen ${isAtHome(table) ? 'at-home' : ''} ${table.view.market.length === 0 ? 'no-market' : ''}`;
  const over = useComputed(() => table.model.info?.status !== 'playing').value;
  const [ending, showEnding] = useState(over);
  useEffect(() => showEnding(over), [over]);
  return (
    <CurrentTable.Provider value={table}>
      <div
        ref={root}
        class={classes}
        data-season={table.view.season}
        onKeyDown={(event) => keyDown(event, table)}
      >
        <TopBar News={NewsStrip} />
        <Sheets Panel={SidePanel} />
        <MyScreen />
        <WhatNow onResult={() => showEnding(true)} />
        <Votes />
        <TileMenu />
        <CardLayer />
        <ChangeEffects root={root} />
        {over && ending && <End onClose={() => showEnding(false)} />}
        <FocusKeeper root={root} />
      </div>
    </CurrentTable.Provider>
  );
}

type Sheet = 'market' | 'village' | 'others';
const SHEETS: readonly Sheet[] = ['market', 'village', 'others'];

/** On wide screens the sheets lie side by side and do not scroll. */
const NARROW = '(max-width: 820px)';

const AT_HOME: ReadonlySet<string> = new Set(['transport', 'place', 'animal', 'breed']);

/** Whether the decision concerns the viewer's village, or the market is empty. */
const isAtHome = ({ asked, view }: TableContext): boolean =>
  (asked !== null && AT_HOME.has(asked.decision)) || (view.market.length === 0 && view.phase === 'ending');

/** Market, village and players: side by side where there is room, on a phone three sheets to swipe between. */
export function Sheets({ Panel }: { Panel: ComponentType }) {
  const { words, asked, shownSeat, draft } = useTable();
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Sheet>('market');
  const show = (sheet: Sheet): void => {
    const at = row.current?.children[SHEETS.indexOf(sheet)];
    if (matchMedia(NARROW).matches) at?.scrollIntoView({ inline: 'start', block: 'nearest' });
    setShown(sheet);
  };
  const wanted: Sheet = asked && AT_HOME.has(asked.decision) ? 'village' : 'market';
  // The sheet that a decision concerns comes up by itself.
  useEffect(() => show(wanted), [asked?.decision]);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) show('village');
    first.current = false;
  }, [shownSeat]);
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
            class={asked && sheet === wanted && sheet !== shown && draft.kind === 'none' ? 'badge' : ''}
            onClick={() => show(sheet)}
          >
            {words.now.sheets[sheet]}
          </button>
        ))}
      </nav>
      <div ref={row} class="panes" onScrollEnd={swiped}>
        <div class="pane pane-market">
          <Market />
        </div>
        <div class="pane pane-village">
          <VillagePlace />
        </div>
        <div class="pane pane-side">
          <Players />
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
