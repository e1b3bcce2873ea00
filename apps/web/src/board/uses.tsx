import { type Detail, Pieces, usesOnTile } from '../art/index.ts';

type Groups = Parameters<typeof usesOnTile>[0];

/** The groups of workers that use a tile, each a drawing of its own, since they arrive one by one. */
export const Uses = ({ tile, uses, detail }: { tile: string; uses: Groups; detail: Detail }) => (
  <>
    {uses.map((group, n) => (
      <Pieces
        key={n}
        drawing={usesOnTile([...uses.slice(0, n).map(() => ({})), group], detail)}
        arrives={`use:${tile}:${n}`}
      />
    ))}
  </>
);
