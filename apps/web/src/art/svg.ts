/** Drawings are strings: each is parsed once into a symbol, and every use refers to it. */
export type Svg = string;

const number = (value: number): string => String(Math.round(value * 10) / 10);

type Attributes = Record<string, string | number | undefined>;

export function el(tag: string, attributes: Attributes, ...children: Svg[]): Svg {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? number(value) : value}"`)
    .join('');
  return children.length > 0 ? `<${tag}${text}>${children.join('')}</${tag}>` : `<${tag}${text}/>`;
}

/** Fill and outline of a shape. */
export interface Ink {
  fill?: string;
  line?: string;
  width?: number;
  opacity?: number;
}

const PEN = 2.2;

/** Round joins and caps come from theme.css: repeated on every shape, they would be a third of the text. */
function inked({ fill = 'none', line: colour = 'var(--ink)', width = PEN, opacity }: Ink): Attributes {
  return { fill, ...(width > 0 ? { stroke: colour, 'stroke-width': width } : {}), opacity };
}

export const path = (data: string, ink: Ink): Svg => el('path', { d: data, ...inked(ink) });

/** A filled shape and a stroke, of which most pictures are made. */
export const shape = (data: string, fill: string, width = PEN): Svg => path(data, { fill, width });
export const pen = (data: string, colour = 'var(--ink)', width = PEN): Svg =>
  path(data, { line: colour, width });

/** Path data with its numbers rounded. */
export const d = (text: TemplateStringsArray, ...values: number[]): string =>
  text.reduce((all, part, i) => all + number(values[i - 1] ?? 0) + part);

export function polygon(points: readonly (readonly [number, number])[], ink: Ink): Svg {
  return el('polygon', {
    points: points.map(([x, y]) => `${number(x)},${number(y)}`).join(' '),
    ...inked(ink),
  });
}

export const rect = (x: number, y: number, width: number, height: number, ink: Ink, radius = 0): Svg =>
  el('rect', { x, y, width, height, rx: radius || undefined, ...inked(ink) });

export const circle = (cx: number, cy: number, r: number, ink: Ink): Svg =>
  el('circle', { cx, cy, r, ...inked(ink) });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, ink: Ink): Svg =>
  el('ellipse', { cx, cy, rx, ry, ...inked(ink) });

export function line(points: readonly (readonly [number, number])[], ink: Ink): Svg {
  return el('polyline', {
    points: points.map(([x, y]) => `${number(x)},${number(y)}`).join(' '),
    ...inked({ fill: 'none', ...ink }),
  });
}

/** Several drawings as one, without an enclosing element that would have to be laid out a hundred times. */
export const group = (...children: Svg[]): Svg => children.join('');

export function at(x: number, y: number, scale: number, ...children: Svg[]): Svg {
  return el(
    'g',
    {
      transform: `translate(${number(x)} ${number(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`,
    },
    ...children,
  );
}

export const put = (x: number, y: number, ...children: Svg[]): Svg => at(x, y, 1, ...children);

export const turned = (angle: number, ...children: Svg[]): Svg =>
  el('g', { transform: `rotate(${number(angle)})` }, ...children);

export const mirrored = (...children: Svg[]): Svg => el('g', { transform: 'scale(-1 1)' }, ...children);

/* Colours of the pictures. theme.css sets them, with darker ones for the dark theme. */

const paint = (name: string): string => `var(--k-${name})`;

export const WOOD = paint('wood');
export const DARK_WOOD = paint('dark-wood');
export const GRAIN = paint('grain');
export const PLASTER = paint('plaster');
export const CREAM = paint('cream');
export const STONE = paint('stone');
export const EARTH = paint('earth');
export const THATCH = paint('thatch');
export const ROOF = paint('roof');
export const SLATE = paint('slate');
export const SNOW = paint('snow');
export const LEAF = paint('leaf');
export const FIR = paint('fir');
/** Windows, lit in the dark theme. */
export const GLASS = paint('glass');
export const DARK = paint('dark');
export const GOLD = paint('gold');
export const IRON = paint('iron');
export const COPPER = paint('copper');
export const BLUE = paint('blue');
export const VIOLET = paint('violet');
export const FIRE = paint('fire');
export const FLAME = paint('flame');
export const WATER = 'var(--water)';
export const SHADE = 'var(--shade)';

/** The picture of a place on both faces of its tile, standing on y = 0: about 110 wide and 60 tall. */
export interface TilePicture {
  front: Svg;
  back?: Svg;
}

export type TilePictures = Readonly<Record<string, TilePicture>>;
