import type { Words } from '@keyflower/words';
import { tileName } from '@keyflower/words/story/names';
import {
  animalsOnTile,
  centreOf,
  type Detail,
  Pieces,
  resourcesOnTile,
  Ribbon,
  sideOf,
  Standing,
  type Svg,
  usesOnTile,
  useStep,
  WORKER_ANY,
} from '../../art/index.ts';
import {
  draftedUse,
  isFlipped,
  type Highlight,
  placedWords,
  useTable,
  type VillageTile,
} from '../../play/index.ts';
import { TileRing } from '../tile-ring.tsx';
import { Uses } from '../uses.tsx';
import type { SpecOf } from './grid.ts';

/** Level of detail of tiles at the current size. */
export interface DetailLevel {
  detail: Detail;
  named: boolean;
}

interface PlotProps extends DetailLevel {
  placed: VillageTile;
  /** Goods and animals are drawn above the tiles, as handles to carry them by. */
  bare: boolean;
}

export const placeOf = ({ q, r }: { q: number; r: number }): string =>
  `translate(${centreOf(q, r).join(' ')})`;

/** A tile of a village with its pieces. */
export function Plot({ placed, detail, named, bare }: PlotProps) {
  const table = useTable();
  const { words, commands } = table;
  const { tile, rotation = 0, resources = {}, animals = [], uses = [] } = placed;
  const spec = table.spec(tile);
  const highlight = table.highlightAt(tile);
  const news = table.isNews(tile);
  const draft = table.draftAt(tile);
  const chosen = 'tile' in draft && draft.tile === tile;
  const coming = draftedUse(tile, table);
  const upgrading = draft.kind === 'upgrade';
  const name = tileName(tile, words.story);
  const classes = [
    'hex',
    highlight && 'lit',
    chosen && 'chosen',
    news && 'news',
    placed.sealed && 'sealed',
    upgrading && 'upgrading',
  ];
  return (
    <g
      class={classes.filter(Boolean).join(' ')}
      transform={placeOf(placed)}
      role="button"
      tabindex={0}
      aria-label={plotLabel(placed, highlight, news, () => spec, words)}
      aria-pressed={chosen}
      data-tile={tile}
      data-card={tile}
      data-card-back={isFlipped(placed) || undefined}
      data-at={`tile:${tile}`}
      data-drop={`${bare ? 'tile' : 'use'} ${tile}`}
      {...pressed(() => commands.touch(tile))}
    >
      <Standing spec={spec} side={sideOf(spec, upgrading || isFlipped(placed))} detail={detail} />
      {named && !atTop(placed) ? <NameStrip name={name} /> : null}
      {bare ? null : (
        <Pieces drawing={animalsOnTile(animals, rotation, detail)} arrives={`animals:${tile}`} />
      )}
      {bare ? null : <Pieces drawing={resourcesOnTile(resources, detail)} arrives={`goods:${tile}`} />}
      <Uses tile={tile} uses={uses} detail={detail} />
      {coming ? (
        <g class="coming">
          <Pieces drawing={usesOnTile([...uses.map(() => ({})), coming], detail)} />
        </g>
      ) : null}
      <TileRing tile={tile} />
      {news ? <Ribbon at={[-42, -62]} /> : null}
      {highlight?.use === undefined || coming ? null : (
        <Tag at={tagAt(uses.length)} kind="use" icon={WORKER_ANY}>
          {highlight.use}
        </Tag>
      )}
      {highlight?.arrive === undefined ? null : (
        <Tag at={[0, -6]} kind="arrive">
          {highlight.arrive}
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

/** Animals at the upper edge leave no room for the name. */
const atTop = ({ animals = [], rotation = 0 }: VillageTile): boolean =>
  animals.some(({ half }) => (Math.floor(half / 2) + rotation) % 6 === 0);

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

/** The possible actions at a tile, in words. */
function highlightWords(highlight: Highlight | undefined, { village }: Words): string[] {
  if (!highlight) return [];
  return [
    highlight.use === undefined ? '' : village.can.use(highlight.use),
    highlight.upgrade ? village.can.upgrade : '',
    highlight.arrive === undefined ? '' : village.can.arrive(highlight.arrive),
  ].filter(Boolean);
}

/** A tile of a village in one sentence: its name, its pieces, the possible actions. */
function plotLabel(
  placed: VillageTile,
  highlight: Highlight | undefined,
  isNews: boolean,
  spec: SpecOf,
  words: Words,
): string {
  return [
    words.labelled(tileName(placed.tile, words.story), placedWords(placed, { spec, words }).join('. ')),
    ...(placed.upgraded ? [words.village.upgraded] : []),
    ...highlightWords(highlight, words),
    ...(isNews ? [words.village.changed] : []),
  ].join('. ');
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
