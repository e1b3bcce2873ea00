import { memo } from '../ui/memo.tsx';
import { useCalmScene } from './calm.ts';
import { NewsStrip } from './happened/strip.tsx';
import { TopBar } from './market/top-bar.tsx';
import { type Scene, SceneContext } from './scene.ts';
import { Players } from './side/players.tsx';
import { SidePanel } from './side/side-panel.tsx';

/** What the parts around the board are drawn from: nothing of what somebody has in mind. */
const keysOf = ({ sight, looking, words, model, me, asked, plan }: Scene): readonly unknown[] => [
  sight,
  looking,
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

const Above = memo(
  () => (
    <TopBar>
      <NewsStrip />
    </TopBar>
  ),
  () => [],
);

const Beside = memo(
  () => (
    <>
      <Players />
      <SidePanel />
    </>
  ),
  () => [],
);

/** Above the board. A touch of a tile changes nothing here, so nothing is drawn again. */
export const TopSide = () => (
  <SceneContext.Provider value={useCalmScene(keysOf)}>
    <Above />
  </SceneContext.Provider>
);

/** Beside the board, likewise. */
export const OtherSide = () => (
  <SceneContext.Provider value={useCalmScene(keysOf)}>
    <Beside />
  </SceneContext.Provider>
);
