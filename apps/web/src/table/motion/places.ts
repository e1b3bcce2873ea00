import type { Anchor } from './journey.ts';

/** Where things are on the screen, by the name of their anchor. */
export type Places = ReadonlyMap<string, DOMRect>;

const isSeen = ({ left, top, right, bottom, width, height }: DOMRect): boolean =>
  width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

const area = ({ width, height }: DOMRect): number => width * height;

/** Reads all positions at once, before anything is written. Of several of a name the largest that is seen counts. */
export function placesIn(root: ParentNode, names: ReadonlySet<string>): Places {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-at]')) {
    const name = element.dataset.at ?? '';
    if (!names.has(name)) continue;
    const place = element.getBoundingClientRect();
    const known = places.get(name);
    if (isSeen(place) && (!known || area(place) > area(known))) places.set(name, place);
  }
  return places;
}

/** The best place for an anchor; null where nothing of it is seen. */
export function placeOf(anchor: Anchor, places: Places): DOMRect | null {
  const name = anchor.find((one) => places.has(one));
  return name === undefined ? null : places.get(name)!;
}
