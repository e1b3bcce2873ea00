import { useMemo } from 'preact/hooks';
import { Drawing, Pieces, Ribbon, type Svg, useStep, WORKER_ANY } from '../../art/index.ts';
import { type Commands, useTable } from '../../play/index.ts';
import { useDrawn } from '../idle.ts';
import { TileRing } from '../tile-ring.tsx';
import { isSamePlot, plotData, type PlotData, type PlotProps } from './plot-data.ts';

/** A tile of a village with its pieces. */
export function Plot(props: PlotProps) {
  const table = useTable();
  const data = useDrawn(() => plotData(props, table), isSamePlot);
  const { commands } = table;
  return useMemo(() => <PlotPicture {...data} commands={commands} />, [data, commands]);
}

function PlotPicture({ commands, ...plot }: PlotData & { commands: Commands }) {
  const { tile, name, uses, coming } = plot;
  return (
    <g
      class={plot.classes}
      transform={plot.at}
      role="button"
      tabindex={0}
      aria-label={plot.label}
      aria-pressed={plot.chosen}
      data-tile={tile}
      data-card={tile}
      data-card-back={plot.back}
      data-at={`tile:${tile}`}
      data-drop={plot.drop}
      {...pressed(() => commands.touch(tile))}
    >
      <Drawing id={plot.standing} />
      {name === '' ? null : <NameStrip name={name} />}
      <Drawing id={plot.animals} arrives={`animals:${tile}`} />
      <Drawing id={plot.goods} arrives={`goods:${tile}`} />
      {uses === ''
        ? null
        : uses.split(' ').map((id, n) => <Drawing key={n} id={id} arrives={`use:${tile}:${n}`} />)}
      {coming === '' ? null : (
        <g class="coming">
          <Drawing id={coming} />
        </g>
      )}
      <TileRing tile={tile} />
      {plot.isNews ? <Ribbon at={[-42, -62]} /> : null}
      {plot.useFrom === undefined ? null : (
        <Tag at={tagAt(plot.useCount)} kind="use" icon={WORKER_ANY}>
          {plot.useFrom}
        </Tag>
      )}
      {plot.arrive === undefined ? null : (
        <Tag at={[0, -6]} kind="arrive">
          {plot.arrive}
        </Tag>
      )}
    </g>
  );
}

/** The position of the next group, a little farther in, since the sign is wider. */
function tagAt(uses: number): readonly [number, number] {
  const [x, y] = useStep(uses);
  return [x + 21, y];
}

const LETTER = 0.62;
const NAME = { size: 13, most: 112, y: -69, height: 18 };

/** The name on a strip of paper, smaller if it is long. */
function NameStrip({ name }: { name: string }) {
  const size = Math.min(NAME.size, NAME.most / (name.length * LETTER));
  const width = name.length * size * LETTER + 14;
  return (
    <g class="strip">
      <rect x={-width / 2} y={NAME.y - NAME.height / 2} width={width} height={NAME.height} rx={6} />
      <text y={NAME.y + size * 0.36} font-size={size}>
        {name}
      </text>
    </g>
  );
}

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
const DIGIT = 12;

/** A small sign of constant size where the tile gets too small: it grows up and to the right, away from the rule. */
export function Tag({ at, kind, icon, children }: TagProps) {
  const text = String(children ?? '');
  const width = Math.max(HEIGHT, 2 * PADDING + (icon ? ICON : 0) + text.length * DIGIT);
  const start = -width / 2 + PADDING;
  return (
    <g transform={`translate(${at.join(' ')})`} aria-hidden="true">
      <g class={`tag ${kind}`} style={{ transformOrigin: `${-width / 2}px ${HEIGHT / 2}px` }}>
        <rect x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx={HEIGHT / 2} />
        {icon ? (
          <g transform={`translate(${text === '' ? 0 : start + ICON / 2 - 2} 0)`}>
            <Pieces drawing={icon} />
          </g>
        ) : null}
        {text === '' ? null : (
          <text x={icon ? start + ICON + (text.length * DIGIT) / 2 - 2 : 0} y={TEXT * 0.36} font-size={TEXT}>
            {text}
          </text>
        )}
      </g>
    </g>
  );
}

interface Pressed {
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Makes a part of a drawing act as a button: by pointer, and by Enter or the space bar. */
export function pressed(act: () => void): Pressed {
  return {
    onClick: () => act(),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}
