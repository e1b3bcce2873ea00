import { expect, type Page } from './test.ts';

/** How far something may reach over the edge of a rule, in pixels. */
const TOLERANCE = 2;

/**
 * Runs in the page: what lies over the plate of a tile, the tile's own pieces and signs or those of a neighbour. Drawings
 * are referenced, so they are copied beside the reference to measure their shapes.
 */
function overlaps(tolerance: number): string[] {
  const SHAPES = 'path, rect, circle, ellipse, polygon, text';
  const boxesOf = (element: Element): { box: DOMRect; isPlate: boolean }[] => {
    if (element.tagName !== 'use')
      return [...element.querySelectorAll('use'), ...element.querySelectorAll(SHAPES), element]
        .filter((one) => one.matches(SHAPES) || one.tagName === 'use')
        .flatMap((one) =>
          one.tagName === 'use' ? boxesOf(one) : [{ box: one.getBoundingClientRect(), isPlate: false }],
        );
    const symbol = document.querySelector(element.getAttribute('href')!)!;
    const copy = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    copy.append(...[...symbol.childNodes].map((node) => node.cloneNode(true)));
    const turn = element.getAttribute('transform');
    if (turn) copy.setAttribute('transform', turn);
    element.parentNode!.insertBefore(copy, element);
    const found = [...copy.querySelectorAll(SHAPES)].map((one) => ({
      box: one.getBoundingClientRect(),
      isPlate: one.matches('rect[fill="var(--plate)"]'),
    }));
    copy.remove();
    return found;
  };
  const found: string[] = [];
  for (const place of document.querySelectorAll('.market-room, .village-map:not([data-idle] *)')) {
    const tiles = [...place.querySelectorAll('.hexagon, .hex')];
    const plates = tiles.flatMap((tile) => {
      const [standing] = [...tile.querySelectorAll(':scope > use')].filter(
        (use) => document.querySelector(`${use.getAttribute('href')} rect[fill="var(--plate)"]`) !== null,
      );
      const name = tile.closest('[data-tile]')!.getAttribute('data-tile')!;
      const plate = standing && boxesOf(standing).find(({ isPlate }) => isPlate)?.box;
      return plate ? [{ name, plate, standing }] : [];
    });
    const standings = new Set<Element | undefined>(plates.map(({ standing }) => standing));
    const pieces = [
      ...place.querySelectorAll(
        '.bid, .pill, .ribbon, .tag, .handle, .settled, .drafted > use, .coming > use',
      ),
      ...tiles
        .flatMap((tile) => [...tile.querySelectorAll(':scope > use')])
        .filter((use) => !standings.has(use)),
    ].filter((piece) => !piece.matches('.hexagon > use:first-child'));
    for (const piece of pieces) {
      const kind = piece.getAttribute('class') ?? piece.tagName;
      const of = piece.closest('[data-tile]')?.getAttribute('data-tile') ?? '';
      for (const { box } of boxesOf(piece))
        for (const { name, plate } of plates) {
          const over = Math.min(
            Math.min(box.right, plate.right) - Math.max(box.left, plate.left),
            Math.min(box.bottom, plate.bottom) - Math.max(box.top, plate.top),
          );
          if (over > tolerance) found.push(`${kind} of ${of} over ${name}: ${over.toFixed(1)}`);
        }
    }
  }
  return [...new Set(found)];
}

/** Expects that nothing lies over the rule of a tile. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await page.evaluate(overlaps, TOLERANCE)).toEqual([]);
}
