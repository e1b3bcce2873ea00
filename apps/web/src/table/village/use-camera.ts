import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
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
  const [k, setK] = useState(0.5);
  const [camera] = useState(
    () =>
      new Camera((rested) => {
        place.current?.classList.remove('moving');
        setK(rested);
      }),
  );
  const wheel = useRef(onGhostWheel);
  wheel.current = onGhostWheel;

  useLayoutEffect(() => camera.renew(), [camera, whose]);

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
