import type { Svg } from '../../art/art.ts';
import { Pieces } from '../../drawn/face.tsx';

/** What a sign on a tile shows beside its number, within a circle of radius 12. */
interface TagProps {
  at: readonly [number, number];
  kind: string;
  icon?: Svg;
  children?: string | number;
}

const TEXT = 20;
const ICON = 26;
const HEIGHT = 32;
const PADDING = 8;
const LETTER = 12;

/** A small sign with an icon and a number. It keeps its size on the screen when the tile gets too small for it. */
export function Tag({ at, kind, icon, children }: TagProps) {
  const text = String(children ?? '');
  const width = Math.max(HEIGHT, 2 * PADDING + (icon ? ICON : 0) + text.length * LETTER);
  const start = -width / 2 + PADDING;
  return (
    <g transform={`translate(${at.join(' ')})`} aria-hidden="true">
      <g class={`tag ${kind}`}>
        <rect x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx={HEIGHT / 2} />
        {icon ? (
          <g transform={`translate(${text === '' ? 0 : start + ICON / 2 - 2} 0)`}>
            <Pieces drawing={icon} />
          </g>
        ) : null}
        {text === '' ? null : (
          <text x={icon ? start + ICON + (text.length * LETTER) / 2 - 2 : 0} y={TEXT * 0.36} font-size={TEXT}>
            {text}
          </text>
        )}
      </g>
    </g>
  );
}
