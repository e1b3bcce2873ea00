// @vitest-environment happy-dom
import { type ComponentChildren, options, render, type VNode } from 'preact';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { MarketCell } from '../src/board/market/market-cell.tsx';
import { cellBox } from '../src/board/market/layout.ts';
import { MyScreen } from '../src/board/screen/my-screen.tsx';
import { CurrentTable, type TableContext } from '../src/play/table.ts';
import { openTable, signIn } from './support/live.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

const rendered: string[] = [];
let root: HTMLElement;
const diffed = options.diffed?.bind(options);

beforeAll(signIn);
beforeEach(() => {
  rendered.length = 0;
  options.diffed = (vnode: VNode) => {
    if (typeof vnode.type === 'function') {
      const { offer, colour } = vnode.props as { offer?: { tile: string }; colour?: string };
      rendered.push(`${vnode.type.name} ${offer?.tile ?? colour ?? ''}`.trim());
    }
    diffed?.(vnode);
  };
});
afterEach(() => {
  render(null, root);
  options.diffed = diffed;
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function mount(table: TableContext, children: ComponentChildren): Promise<void> {
  root = document.createElement('div');
  document.body.replaceChildren(root);
  render(<CurrentTable.Provider value={table}>{children}</CurrentTable.Provider>, root);
  await settled();
  rendered.length = 0;
}

/** Names of the components rendered since the last call, without the drawings inside. */
function taken(...kinds: string[]): string[] {
  const found = rendered.filter((name) => kinds.includes(must(name.split(' ')[0])));
  rendered.length = 0;
  return found;
}

function marketOf(table: TableContext) {
  const box = cellBox(2, table.me);
  return table.view.market.map((offer) => (
    <MarketCell key={offer.tile} offer={offer} box={box} players={2} scale={0.5} english={false} named />
  ));
}

test('selecting a tile renders that market tile and no other', async () => {
  const { table, view } = openTable();
  await mount(table, marketOf(table));
  const [{ tile }, { tile: other }] = atLeast(2, view.market);
  table.commands.touch(tile);
  await settled();
  expect(taken('MarketCell')).toEqual([`MarketCell ${tile}`]);
  expect(root.querySelector('[aria-pressed=true]')?.getAttribute('data-tile')).toBe(tile);
  table.commands.touch(other);
  await settled();
  expect(taken('MarketCell').sort()).toEqual([`MarketCell ${tile}`, `MarketCell ${other}`].sort());
});

test('pointing at a tile renders its outline and nothing else of the market', async () => {
  const { table, view } = openTable();
  await mount(table, marketOf(table));
  const [{ tile }, { tile: other }] = atLeast(2, view.market);
  table.pointing.at({ tiles: [tile], seat: null });
  await settled();
  expect(taken('MarketCell', 'Hexagon', 'Around', 'TileRing')).toEqual(['TileRing']);
  expect(root.querySelector('.ring.pointed')?.closest('[data-tile]')?.getAttribute('data-tile')).toBe(tile);
  table.pointing.at({ tiles: [other], seat: null });
  await settled();
  expect(taken('MarketCell', 'Hexagon', 'Around', 'TileRing')).toEqual(['TileRing', 'TileRing']);
  table.pointing.atNothing();
  await settled();
  expect(root.querySelector('.ring.pointed')).toBeNull();
});

test('selecting a tile does not render the player’s screen, and picking up workers only their colour', async () => {
  const { table, view } = openTable();
  await mount(table, <MyScreen />);
  table.commands.touch(must(view.market[0]).tile);
  await settled();
  expect(taken('MyScreen', 'Screen', 'WorkerStack', 'Skills')).toEqual([]);
  table.commands.lift({ kind: 'hand', colour: 'red' });
  await settled();
  expect(taken('MyScreen', 'Screen', 'WorkerStack', 'Skills')).toEqual(['WorkerStack red']);
});

test('chat and presence render nothing of the board', async () => {
  const { table, model } = openTable();
  await mount(
    table,
    <>
      {marketOf(table)}
      <MyScreen />
    </>,
  );
  model.take({ type: 'presence', table: 't', online: [true, false], spectators: 2 });
  model.take({ type: 'chat', table: 't', lines: [], whole: true });
  await settled();
  expect(rendered).toEqual([]);
});
