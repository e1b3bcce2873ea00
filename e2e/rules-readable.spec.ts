import { pages as english } from '@keyflower/words/en/pages';
import { Board } from './support/board.ts';
import { asked, busy, canCarry } from './support/screens.ts';
import { tableAt, type Wanted } from './support/table-at.ts';
import { expect, FULL, type Page, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

/** How far something may reach over the edge of a rule, in pixels. */
const TOLERANCE = 2;

const SEASONS: (Wanted & { name: string })[] = [
  { name: 'summer, 6 players', players: 6, farmers: 'all', until: busy('summer', 4) },
  { name: 'transport', players: 3, until: asked('transport', canCarry) },
];
const MORE: typeof SEASONS = [
  { name: 'spring, 4 players', players: 4, until: busy('spring', 3) },
  { name: 'autumn, 2 players', players: 2, until: busy('autumn', 2) },
  { name: 'autumn, 5 players', players: 5, until: busy('autumn', 5) },
  { name: 'autumn, 6 players', players: 6, until: busy('autumn', 5) },
  { name: 'winter, 3 players', players: 3, farmers: 'all', until: 'winter' },
];

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
  for (const place of document.querySelectorAll('.market-room, .village-map')) {
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

async function expectReadable(page: Page): Promise<void> {
  expect(await page.evaluate(overlaps, TOLERANCE)).toEqual([]);
}

for (const { name, ...wanted } of FULL ? [...SEASONS, ...MORE] : SEASONS)
  test(`nothing lies over a rule: ${name}`, async ({ server, sitAt, page }) => {
    await page.setViewportSize(SIZES[0]!);
    await sitAt(await tableAt(server.url, { ...wanted, seed: 'readable' }));
    await new Board(page, english).ready();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.locator('.market-cell').first()).toBeAttached();
      await expectReadable(page);
    }
  });
