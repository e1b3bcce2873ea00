import { calmed } from './calm.tsx';
import { NewsStrip } from './happened/strip.tsx';
import { TopBar } from './market/top-bar.tsx';
import type { Scene } from './scene.ts';
import { Players } from './side/players.tsx';
import { SidePanel } from './side/side-panel.tsx';

/** What the parts around the board are drawn from: nothing of what somebody has in mind. */
const keysOf = ({ sight, words, model, me, asked, plan }: Scene): readonly unknown[] => [
  sight,
  words,
  me,
  asked,
  plan,
  model,
  model.version,
  model.info,
  model.you,
  model.online,
  model.spectators,
  model.clocks,
  model.chat,
  model.events.length,
];

/** Above the board. A touch of a tile changes nothing here, so nothing is drawn again. */
export const TopSide = calmed(
  () => (
    <TopBar>
      <NewsStrip />
    </TopBar>
  ),
  keysOf,
  () => [],
);

/** Beside the board, likewise. */
export const OtherSide = calmed(
  () => (
    <>
      <Players />
      <SidePanel />
    </>
  ),
  (scene) => [...keysOf(scene), scene.looking],
  () => [],
);
