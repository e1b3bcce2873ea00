/** Everything on the pages is made here, out of elements and text: data is never read as HTML. */

export type Child = Node | string | number | null | undefined | false;
type Value = string | number | boolean | null | undefined | ((event: Event) => void);
export type Attributes = Readonly<Record<string, Value>>;

function dress(element: Element, attributes: Attributes, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    element.append(typeof child === 'number' ? String(child) : child);
  }
}

/** An element. Attributes that begin with `on` are listeners. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  dress(element, attributes, children);
  return element;
}

export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  dress(element, attributes, children);
  return element;
}

/** A titled part of a page. */
export function part(
  title: string,
  attributes: Attributes & { class?: string },
  ...children: Child[]
): HTMLElement {
  return el(
    'section',
    { ...attributes, class: `part ${attributes.class ?? ''}` },
    el('h2', {}, title),
    ...children,
  );
}

/** A folded part; what is in it is made when it is opened for the first time. */
export function folded(title: string, make: () => Child[], attributes: Attributes = {}): HTMLDetailsElement {
  const details = el('details', attributes, el('summary', {}, title));
  const fill = (): void => {
    if (details.childElementCount === 1) details.append(el('div', { class: 'inside' }, ...make()));
  };
  details.addEventListener('toggle', () => details.open && fill());
  if (details.open) fill();
  return details;
}
