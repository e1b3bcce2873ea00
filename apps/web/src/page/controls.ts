import { attempt, house } from '../house.ts';
import { type Attributes, type Child, el } from './dom.ts';
import { toast } from './toast.ts';

/** A button that does something once at a time. */
export function button(label: Child, work: () => unknown, attributes: Attributes = {}): HTMLButtonElement {
  const made = el('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', async () => {
    made.disabled = true;
    await attempt(work).finally(() => (made.disabled = attributes.disabled === true));
  });
  return made;
}

/** A form whose fields arrive by name. */
export function form(
  send: (fields: Record<string, string>) => unknown,
  label: string,
  ...children: Child[]
): HTMLFormElement {
  const submit = el('button', { type: 'submit' }, label);
  const made = el('form', {}, ...children, submit);
  made.addEventListener('submit', async (event) => {
    event.preventDefault();
    const fields: Record<string, string> = {};
    for (const [name, value] of new FormData(made)) if (typeof value === 'string') fields[name] = value;
    submit.disabled = true;
    await attempt(() => send(fields)).finally(() => (submit.disabled = false));
  });
  return made;
}

export function field(label: string, attributes: Attributes): HTMLLabelElement {
  return el('label', { class: 'field' }, el('span', {}, label), el('input', attributes));
}

export function check(label: string, attributes: Attributes): HTMLLabelElement {
  return el(
    'label',
    { class: 'check' },
    el('input', { type: 'checkbox', ...attributes }),
    el('span', {}, label),
  );
}

export function choice(
  label: string,
  attributes: Attributes,
  options: readonly (readonly [value: string, text: string])[],
  chosen?: string,
): HTMLLabelElement {
  return el(
    'label',
    { class: 'field' },
    el('span', {}, label),
    el(
      'select',
      attributes,
      ...options.map(([value, text]) => el('option', { value, selected: value === chosen }, text)),
    ),
  );
}

/** A link inside the application: `page/router.ts` takes care of it. */
export function link(path: string, text: Child, attributes: Attributes = {}): HTMLAnchorElement {
  return el('a', { href: path, ...attributes }, text);
}

/** Something to be copied: shown, and with a button. */
export function copyable(label: string, text: string): HTMLElement {
  const shown = el('input', {
    value: text,
    readonly: true,
    'aria-label': label,
    onfocus: () => shown.select(),
  });
  return el(
    'div',
    { class: 'copyable' },
    el('span', {}, label),
    shown,
    button(house.words.copy, async () => {
      shown.select();
      await navigator.clipboard?.writeText(text);
      toast(house.words.copied);
    }),
  );
}

export function date(at: number, withTime = true): string {
  const style = withTime
    ? ({ dateStyle: 'medium', timeStyle: 'short' } as const)
    : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(house.me.lang, style).format(at);
}
