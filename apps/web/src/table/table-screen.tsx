import { useEffect, useRef, useState } from 'preact/hooks';
import { CardLayer } from './card/card-layer.tsx';
import { useKeptFocus } from './desk/focus.ts';
import { keyDown } from './desk/keys.ts';
import { End } from './end/end.tsx';
import { Happened } from './happened/happened.tsx';
import { Market } from './market/market.tsx';
import { TileMenu } from './now/tile-menu.tsx';
import { WhatNow } from './now/what-now.tsx';
import { type Scene, SceneContext } from './scene.ts';
import { MyScreen } from './screen/my-screen.tsx';
import { isAtHome, Sheets } from './sheets.tsx';
import { Votes } from './side/votes.tsx';
import { OtherSide, TopSide } from './surroundings.tsx';
import { VillagePlace } from './village/village-place.tsx';
import { useWholeWindow } from './whole-window.ts';

/** Everything on one screen: market, villages, what is behind my screen, and what is asked of me. */
export function TableScreen({ scene }: { scene: Scene }) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  useWholeWindow();
  const over = scene.model.info?.status !== 'playing';
  const [ending, showEnding] = useState(over);
  useEffect(() => showEnding(over), [over]);
  return (
    <SceneContext.Provider value={scene}>
      <div
        ref={root}
        class={`table-screen ${isAtHome(scene) ? 'at-home' : ''} ${scene.sight.market.length === 0 ? 'no-market' : ''}`}
        data-season={scene.sight.season}
        onKeyDown={(event) => keyDown(event, scene)}
      >
        <TopSide />
        <Sheets market={<Market />} village={<VillagePlace />} side={<OtherSide />} />
        <MyScreen />
        <WhatNow onResult={() => showEnding(true)} />
        <Votes />
        <TileMenu />
        <CardLayer />
        <Happened root={root} />
        {over && ending && <End onClose={() => showEnding(false)} />}
      </div>
    </SceneContext.Provider>
  );
}
