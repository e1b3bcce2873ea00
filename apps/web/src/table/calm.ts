import { useRef } from 'preact/hooks';
import { type Scene, useScene } from './scene.ts';

/**
 * The scene as it was when one of the keys changed last. A part that is given this one instead is not drawn again while
 * somebody only thinks; its keys must name everything that it draws or does something with.
 */
export function useCalmScene(keysOf: (scene: Scene) => readonly unknown[]): Scene {
  const scene = useScene();
  const last = useRef<{ scene: Scene; keys: readonly unknown[] } | null>(null);
  const keys = keysOf(scene);
  const known = last.current;
  if (known && keys.every((key, i) => Object.is(key, known.keys[i]))) return known.scene;
  last.current = { scene, keys };
  return scene;
}
