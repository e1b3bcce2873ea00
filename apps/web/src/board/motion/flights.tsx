import type { TileSpec } from '@keyflower/engine';
import { render } from 'preact';
import { Icon, Land, sideOf, Standing, TILE_BOX } from '../../art/index.ts';
import { isReachable } from '../../play/index.ts';
import type { Anchor, Journey, Piece } from './journey.ts';

type Spec = (tile: string) => TileSpec;

/** Size of a moving figure, in pixels. */
const FIGURE_SIZE = 34;

function tileOf(piece: Extract<Piece, { tile: string }>, spec: Spec) {
  const known = spec(piece.tile);
  return (
    <svg class="art" viewBox={TILE_BOX}>
      <Land spec={known} rotation={piece.rotation} />
      <Standing spec={known} side={sideOf(known, piece.back)} detail="small" />
    </svg>
  );
}

/** A copy of a piece for animation; not announced, since the board has changed already. */
function flyingPiece(piece: Piece, spec: Spec, label: number | null): HTMLElement {
  const element = document.createElement('div');
  element.className = 'flying';
  if ('tile' in piece) render(tileOf(piece, spec), element);
  else if ('name' in piece)
    render(
      <>
        <Icon name={piece.name} size={FIGURE_SIZE} />
        {label === null ? null : <b>{label}</b>}
      </>,
      element,
    );
  return element;
}

function forget(element: HTMLElement): void {
  render(null, element);
  element.remove();
}

/** Screen positions by anchor name. */
export type Places = ReadonlyMap<string, DOMRect>;

const isSeen = ({ left, top, right, bottom, width, height }: DOMRect): boolean =>
  width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

const area = ({ width, height }: DOMRect): number => width * height;

/** Reads all positions at once, before any write. Of several elements of a name, the largest visible one counts. */
export function placesIn(root: ParentNode, names: ReadonlySet<string>): Places {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-at]')) {
    const name = element.dataset.at ?? '';
    if (!names.has(name) || !isReachable(element)) continue;
    const place = element.getBoundingClientRect();
    const known = places.get(name);
    if (isSeen(place) && (!known || area(place) > area(known))) places.set(name, place);
  }
  return places;
}

/** The best position for an anchor; null if none is visible. */
function placeOf(anchor: Anchor, places: Places): DOMRect | null {
  const name = anchor.find((one) => places.has(one));
  return name === undefined ? null : places.get(name)!;
}

/** A journey between two places on the screen. */
export interface Flight {
  piece: Piece;
  from: DOMRect;
  to: DOMRect;
  flips: boolean;
}

/** The visible journeys; if one end is not visible, the piece fades in or out at the other. */
export function flightsOf(journeys: readonly Journey[], before: Places, after: Places): Flight[] {
  return journeys.flatMap(({ kind, piece, from, to }): Flight[] => {
    if ('season' in piece) return [];
    const start = placeOf(from, before);
    const end = placeOf(to, after);
    const either = start ?? end;
    return either ? [{ piece, from: start ?? either, to: end ?? either, flips: kind === 'flip' }] : [];
  });
}

export interface FlightOptions {
  spec: (tile: string) => TileSpec;
  duration: number;
}

/** Number of figures animated one by one; more are a number beside the last. */
const MOST_FIGURES = 4;
const STAGGER = 70;
/** Pieces that move less than this, in pixels, pulse in place. */
const NEAR = 12;

/** Starts the animations in a layer above the page; each copy is removed on arrival. */
export function fly(flights: readonly Flight[], layer: HTMLElement, options: FlightOptions): Animation[] {
  const crowded = flights.length > 24;
  return flights.flatMap((flight, nth) => {
    const delay = Math.min(nth * STAGGER, 350);
    if ('tile' in flight.piece) return tileFlight(flight, layer, { ...options, delay });
    const count = 'count' in flight.piece ? flight.piece.count : 1;
    const figures = crowded ? 1 : Math.min(count, MOST_FIGURES);
    return Array.from({ length: figures }, (_, one) =>
      launch(
        layer,
        flyingPiece(flight.piece, options.spec, one === figures - 1 && count > figures ? count : null),
        walk(flight, one - (figures - 1) / 2),
        { duration: options.duration, delay: delay + one * STAGGER },
      ),
    );
  });
}

function launch(
  layer: HTMLElement,
  element: HTMLElement,
  keyframes: Keyframe[],
  timing: { duration: number; delay: number },
): Animation {
  layer.append(element);
  const animation = element.animate(keyframes, { ...timing, easing: 'ease-in-out', fill: 'both' });
  animation.onfinish = () => forget(element);
  return animation;
}

const middle = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
];

const moved = (x: number, y: number, size: string): string => `translate(${x}px, ${y}px) ${size}`;

/** Figures walk with little hops, side by side. */
function walk({ from, to }: Flight, beside: number): Keyframe[] {
  const half = FIGURE_SIZE / 2;
  const [x, y] = middle(from);
  const [u, v] = middle(to);
  const at = (part: number, hop: number, size = 1, opacity = 1): Keyframe => ({
    offset: part,
    opacity,
    transform: moved(
      x + (u - x) * part - half + beside * half,
      y + (v - y) * part - half - hop,
      `scale(${size})`,
    ),
  });
  if (Math.hypot(u - x, v - y) < NEAR) return [at(0, 0, 0.6, 0), at(0.4, 8, 1.2), at(1, 0, 0.9, 0)];
  return [
    at(0, 0, 0.7, 0),
    at(0.12, 6),
    at(0.25, 0),
    at(0.4, 14, 1.1),
    at(0.6, 14, 1.1),
    at(0.75, 0),
    at(0.9, 6),
    at(1, 0, 0.8, 0.1),
  ];
}

/** Width to height of a hexagon. */
const WIDTH_TO_HEIGHT = 1.13;
const widthOf = ({ width, height }: DOMRect): number =>
  Math.max(40, Math.min(width, height * WIDTH_TO_HEIGHT, 240));

function tileFlight(
  flight: Flight,
  layer: HTMLElement,
  options: FlightOptions & { delay: number },
): Animation[] {
  const { piece, from, to, flips } = flight;
  if (!('tile' in piece)) return [];
  const timing = { duration: options.duration, delay: options.delay };
  const width = widthOf(from);
  const tile = (back: boolean): HTMLElement => {
    const element = flyingPiece({ ...piece, back }, options.spec, null);
    element.classList.add('tile');
    element.style.width = `${width}px`;
    element.style.height = `${width / WIDTH_TO_HEIGHT}px`;
    return element;
  };
  const at = (place: DOMRect, size: string, opacity = 1): Keyframe => {
    const [x, y] = middle(place);
    return { opacity, transform: moved(x - width / 2, y - width / WIDTH_TO_HEIGHT / 2, size) };
  };
  if (flips) {
    // The old face shrinks, then the new one grows.
    return [
      launch(
        layer,
        tile(!piece.back),
        [at(to, 'scale(0, 1)'), at(to, 'scale(0, 1.05)'), at(to, 'scale(1, 1)')],
        timing,
      ),
      launch(
        layer,
        tile(piece.back),
        [at(to, 'scale(1, 1)'), at(to, 'scale(0, 1.05)'), at(to, 'scale(0, 1)', 0)],
        timing,
      ),
    ];
  }
  const [x, y] = middle(from);
  const [u, v] = middle(to);
  const size = widthOf(to) / width;
  const stirs = Math.hypot(u - x, v - y) < NEAR;
  return [
    launch(
      layer,
      tile(piece.back),
      stirs
        ? [at(from, 'scale(0.7)', 0), at(from, 'scale(1.08)'), at(to, 'scale(1)', 0)]
        : [
            at(from, 'scale(1)', 0.3),
            { ...at(from, 'scale(1.06)'), offset: 0.15 },
            at(to, `scale(${size})`, 0.6),
          ],
      timing,
    ),
  ];
}
