import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Market, MyScreen, TopBar, VillagePlace } from '../board/index.ts';
import { FocusKeeper, keyDown, type Scene, SceneContext, useScene } from '../play/index.ts';
import { CardLayer } from './card/card-layer.tsx';
import { TileMenu } from './decision/tile-menu.tsx';
import { WhatNow } from './decision/what-now.tsx';
import { Happened } from './news/happened.tsx';
import { NewsStrip } from './news/strip.tsx';
import { End } from './score/end.tsx';
import { Players } from './side/players.tsx';
import { SidePanel } from './side/side-panel.tsx';
import { Votes } from './side/votes.tsx';

/** Everything on one screen: market, villages, what is behind my screen, and what is asked of me. */
export function TableScreen({ scene }: { scene: Scene }) {
  const root = useRef<HTMLDivElement>(null);
  useWholeWindow();
  const classes = useComputed(
    () =>
      `table-screen ${isAtHome(scene) ? 'at-home' : ''} ${scene.sight.market.length === 0 ? 'no-market' : ''}`,
  );
  const season = useComputed(() => scene.sight.season);
  const over = useComputed(() => scene.model.info?.status !== 'playing').value;
  const [ending, showEnding] = useState(over);
  useEffect(() => showEnding(over), [over]);
  return (
    <SceneContext.Provider value={scene}>
      <div ref={root} class={classes} data-season={season} onKeyDown={(event) => keyDown(event, scene)}>
        <TopBar>
          <NewsStrip />
        </TopBar>
        <Sheets
          market={<Market />}
          village={<VillagePlace />}
          side={
            <>
              <Players />
              <SidePanel />
            </>
          }
        />
        <MyScreen />
        <WhatNow onResult={() => showEnding(true)} />
        <Votes />
        <TileMenu />
        <CardLayer />
        <Happened root={root} />
        {over && ending && <End onClose={() => showEnding(false)} />}
        <FocusKeeper root={root} />
      </div>
    </SceneContext.Provider>
  );
}

type Sheet = 'market' | 'village' | 'others';
const SHEETS: readonly Sheet[] = ['market', 'village', 'others'];

/** Where the sheets lie side by side there is nothing to scroll to. */
const NARROW = '(max-width: 820px)';

const AT_HOME: ReadonlySet<string> = new Set(['transport', 'place', 'animal', 'breed']);

/** Whether what is asked is about my own village, or there is nothing in the market to look at. */
const isAtHome = ({ asked, sight }: Scene): boolean =>
  (asked !== null && AT_HOME.has(asked.decision)) || (sight.market.length === 0 && sight.phase === 'ending');

/** Market, village and players: side by side where there is room, on a phone three sheets that one swipes between. */
export function Sheets({
  market,
  village,
  side,
}: Readonly<Record<'market' | 'village' | 'side', ComponentChildren>>) {
  const { words, asked, looking, draft } = useScene();
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Sheet>('market');
  const show = (sheet: Sheet): void => {
    const at = row.current?.children[SHEETS.indexOf(sheet)];
    if (matchMedia(NARROW).matches) at?.scrollIntoView({ inline: 'start', block: 'nearest' });
    setShown(sheet);
  };
  const wanted: Sheet = asked && AT_HOME.has(asked.decision) ? 'village' : 'market';
  // Where something is asked, that sheet comes up by itself.
  useEffect(() => show(wanted), [asked?.decision]);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) show('village');
    first.current = false;
  }, [looking]);
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
        <div class="pane pane-market">{market}</div>
        <div class="pane pane-village">{village}</div>
        <div class="pane pane-side">{side}</div>
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
