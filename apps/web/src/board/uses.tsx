import { type Detail, Pieces, type Svg, usesOnTile } from '../art/index.ts';

type Groups = Parameters<typeof usesOnTile>[0];

/** One of the groups of workers on a tile, at its place behind those before it. */
export const groupDrawing = (uses: Groups, n: number, detail: Detail): Svg =>
  usesOnTile([...uses.slice(0, n).map(() => ({})), uses[n]!], detail);

/** The groups of workers that use a tile, each a drawing of its own, since they arrive one by one. */
export const Uses = ({ tile, uses, detail }: { tile: string; uses: Groups; detail: Detail }) => (
  <>
    {uses.map((_, n) => (
      <Pieces key={n} drawing={groupDrawing(uses, n, detail)} arrives={`use:${tile}:${n}`} />
    ))}
  </>
);
