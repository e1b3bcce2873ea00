import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import { Camera } from './camera.ts';
import { followHands } from './gestures.ts';
import type { Frame } from './viewport.ts';

interface Held {
  place: RefObject<HTMLDivElement | null>;
  layer: RefObject<HTMLDivElement | null>;
  camera: Camera;
  /** How many pixels a unit takes since the hand last rested. */
  k: number;
}

/** A camera for a layer in a place. `whose` names what is looked at: another one is seen as a whole at first. */
export function useCamera(frame: Frame, whose: number, onGhostWheel: (by: 1 | -1) => void): Held {
  const place = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  /** The size at which the village is drawn. */
  const drawn = useRef(0.5);
  const [, drawAgain] = useReducer((n: number) => n + 1, 0);
  const [camera] = useState(
    () =>
      new Camera((size) => {
        place.current?.classList.remove('moving');
        if (size === drawn.current) return;
        drawn.current = size;
        drawAgain(undefined);
      }),
  );
  const wheel = useRef(onGhostWheel);
  wheel.current = onGhostWheel;
  const seen = useRef(whose);
  if (seen.current !== whose) camera.renew();
  seen.current = whose;
  const k = camera.sizeFor(frame) ?? drawn.current;
  drawn.current = k;

  useLayoutEffect(() => {
    if (layer.current) camera.hold(layer.current, frame, k);
  }, [camera, frame.left, frame.top, frame.width, frame.height, k, whose]);

  useLayoutEffect(() => {
    const box = place.current!;
    const measure = (): void => camera.resize({ width: box.clientWidth, height: box.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => {
      observer.disconnect();
      camera.drop();
    };
  }, [camera]);

  useEffect(() => followHands(place.current!, camera, (by) => wheel.current(by)), [camera]);

  return { place, layer, camera, k };
}

/** What has the focus is in sight. */
export function keepInSight(event: FocusEvent, camera: Camera): void {
  const target = event.target as Element;
  const place = event.currentTarget as Element;
  if (!(target instanceof SVGElement) || !target.matches(':focus-visible')) return;
  const box = target.getBoundingClientRect();
  const { left, top, width, height } = place.getBoundingClientRect();
  camera.show({
    left: box.left - left - width / 2,
    top: box.top - top - height / 2,
    width: box.width,
    height: box.height,
  });
}
