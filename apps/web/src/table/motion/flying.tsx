import type { TileSpec } from '@keyflower/engine';
import { render } from 'preact';
import { TILE_BOX } from '../../art/art.ts';
import { Icon, Land, sideOf, Standing } from '../../drawn/face.tsx';
import type { Piece } from './journey.ts';

type Spec = (tile: string) => TileSpec;

/** A figure on its way is as large as on a tile that one can read. */
export const FIGURE_SIZE = 34;

function tileOf(piece: Extract<Piece, { tile: string }>, spec: Spec) {
  const known = spec(piece.tile);
  return (
    <svg class="art" viewBox={TILE_BOX}>
      <Land spec={known} rotation={piece.rotation} />
      <Standing spec={known} side={sideOf(known, piece.back)} detail="small" />
    </svg>
  );
}

/** A copy of a piece that flies over the board. Nobody is told of it: the board itself has changed already. */
export function flyingPiece(piece: Piece, spec: Spec, label: number | null): HTMLElement {
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

export function forget(element: HTMLElement): void {
  render(null, element);
  element.remove();
}
