/** Art is made of strings: they are drawn once into symbols, and every place that shows a tile refers to them. */
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

/** How a shape is inked: fill, and an outline of the pen that draws the whole set. */
export interface Ink {
  fill?: string;
  line?: string;
  width?: number;
  opacity?: number;
}

const PEN = 2.2;

/** Round joins and ends come from theme.css: said on every shape, they would be a third of the text. */
function inked({ fill = 'none', line: colour = 'var(--ink)', width = PEN, opacity }: Ink): Attributes {
  return { fill, ...(width > 0 ? { stroke: colour, 'stroke-width': width } : {}), opacity };
}

export const path = (data: string, ink: Ink): Svg => el('path', { d: data, ...inked(ink) });

/** A filled shape and a pen stroke: what most of a scene is made of. */
export const shape = (data: string, fill: string, width = PEN): Svg => path(data, { fill, width });
export const pen = (data: string, colour = 'var(--ink)', width = PEN): Svg =>
  path(data, { line: colour, width });

/** Path data with its numbers rounded. */
export const d = (text: TemplateStringsArray, ...values: number[]): string =>
  text.reduce((all, part, i) => all + number(values[i - 1]) + part);

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

/** Several drawings as one. An element around them would only have to be styled and laid out a hundred times. */
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
