import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { play, soundsOf } from '../../sound/sound.ts';
import { Choreographer, type Telling } from '../motion/choreographer.ts';
import { useScene } from '../scene.ts';
import { Announcer } from './announcer.tsx';
import { momentsOf } from './moments.ts';
import { TellingCaption } from './telling.tsx';

/** Shows, sounds and says what just happened. It draws nothing that has to be there. */
export function Happened({ root }: { root: RefObject<HTMLElement | null> }) {
  const scene = useScene();
  const { model, me } = scene;
  const latest = useRef(scene);
  latest.current = scene;
  const [telling, tell] = useState<Telling | null>(null);
  const director = useRef<Choreographer | null>(null);

  useEffect(() => {
    if (!root.current) return;
    const choreographer = new Choreographer(root.current, {
      spec: (tile) => latest.current.spec(tile),
      onStep: tell,
    });
    director.current = choreographer;
    const moments = momentsOf(model);
    const stops = [
      moments.onMoment(({ before, after, events }) => {
        choreographer.changed(before, after, events);
        for (const sound of soundsOf(before, after, events, latest.current.me)) play(sound);
      }),
      moments.onReplay((again) => choreographer.replay(again[0].before, again[again.length - 1].after)),
    ];
    return () => {
      for (const stop of stops) stop();
      choreographer.leave();
      director.current = null;
    };
  }, [root, model, me]);

  return (
    <>
      {telling && <TellingCaption telling={telling} onSkip={() => director.current?.skip()} />}
      <Announcer />
    </>
  );
}
