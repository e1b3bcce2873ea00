import type { ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import { memo } from '../ui/memo.tsx';
import { type Scene, SceneContext, useScene } from './scene.ts';

/** The scene as it was when one of the keys changed last. */
function useCalmScene(keys: readonly unknown[]): Scene {
  const scene = useScene();
  const last = useRef<{ scene: Scene; keys: readonly unknown[] } | null>(null);
  const known = last.current;
  if (known && keys.every((key, i) => Object.is(key, known.keys[i]))) return known.scene;
  last.current = { scene, keys };
  return scene;
}

/**
 * A part of the table that is not drawn again while somebody only thinks: it sees the scene as it was when one of the keys
 * changed last. They must name everything that it draws or does something with.
 */
export function calmed<Props extends object>(
  Drawn: ComponentType<Props>,
  keysOf: (scene: Scene, props: Props) => readonly unknown[],
  keysOfProps: (props: Props) => readonly unknown[],
): ComponentType<Props> {
  const Kept = memo(Drawn, keysOfProps);
  return (props: Props) => {
    const keys = keysOf(useScene(), props);
    return (
      <SceneContext.Provider value={useCalmScene(keys)}>
        <Kept {...props} />
      </SceneContext.Provider>
    );
  };
}
