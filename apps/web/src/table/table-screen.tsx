import { useComputed } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CardLayer } from './card/card-layer.tsx';
import { FocusKeeper } from './desk/focus.ts';
import { keyDown } from './desk/keys.ts';
import { End } from './end/end.tsx';
import { Happened } from './happened/happened.tsx';
import { NewsStrip } from './happened/strip.tsx';
import { Market } from './market/market.tsx';
import { TopBar } from './market/top-bar.tsx';
import { TileMenu } from './now/tile-menu.tsx';
import { WhatNow } from './now/what-now.tsx';
import { type Scene, SceneContext } from './scene.ts';
import { MyScreen } from './screen/my-screen.tsx';
import { isAtHome, Sheets } from './sheets.tsx';
import { Players } from './side/players.tsx';
import { SidePanel } from './side/side-panel.tsx';
import { Votes } from './side/votes.tsx';
import { VillagePlace } from './village/village-place.tsx';
import { useWholeWindow } from './whole-window.ts';

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
