import type {
  ButtonHTMLAttributes,
  ComponentChildren,
  FormHTMLAttributes,
  HTMLAttributes,
  InputHTMLAttributes,
} from 'preact';
import { useState } from 'preact/hooks';
import { attempt } from '../session/index.ts';

type ButtonAttributes = Omit<ButtonHTMLAttributes, 'onClick'>;

/** A button that runs one request at a time and shows its errors. */
export function Button({
  work,
  disabled,
  children,
  ...attributes
}: ButtonAttributes & { work: () => unknown; disabled?: boolean; children?: ComponentChildren }) {
  const [busy, setBusy] = useState(false);
  const click = (): void => {
    if (busy) return;
    setBusy(true);
    void attempt(work).finally(() => setBusy(false));
  };
  return (
    <button type="button" aria-busy={busy || undefined} {...attributes} disabled={disabled} onClick={click}>
      {children}
    </button>
  );
}

/** The text fields of a form by name. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields[name] = value;
  return fields;
}

/** A form that passes its fields by name. */
export function Form({
  send,
  label,
  children,
  ...attributes
}: Omit<FormHTMLAttributes, 'label'> & {
  send: (fields: Record<string, string>) => unknown;
  label: string;
  children?: ComponentChildren;
}) {
  const [busy, setBusy] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (busy) return;
    const fields = fieldsOf(event.currentTarget as HTMLFormElement);
    setBusy(true);
    void attempt(() => send(fields)).finally(() => setBusy(false));
  };
  return (
    <form {...attributes} onSubmit={submit}>
      {children}
      <button type="submit" class="main" aria-busy={busy || undefined}>
        {label}
      </button>
    </form>
  );
}

export function Field({ label, ...attributes }: { label: string } & InputHTMLAttributes) {
  return (
    <label class="field">
      <span>{label}</span>
      <input {...attributes} />
    </label>
  );
}

export function Check({
  label,
  hint,
  checked,
  onTick,
  name,
  disabled,
}: {
  label: ComponentChildren;
  /** A hint in smaller print. */
  hint?: string;
  checked?: boolean;
  onTick?: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
}) {
  return (
    <label class="check">
      <input
        type="checkbox"
        name={name}
        // Uncontrolled without a listener: the element keeps its state across renders.
        {...(onTick ? { checked } : { defaultChecked: checked })}
        disabled={disabled}
        onChange={(event) => onTick?.(event.currentTarget.checked)}
      />
      <span>{label}</span>
      {hint !== undefined && <small>{hint}</small>}
    </label>
  );
}

export function Choice({
  label,
  options,
  value,
  onPick,
  name,
}: {
  label: string;
  options: readonly (readonly [value: string, text: string])[];
  value?: string;
  onPick?: (value: string) => void;
  name?: string;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select name={name} onChange={(event) => onPick?.(event.currentTarget.value)}>
        {options.map(([id, text]) => (
          <option key={id} value={id} selected={id === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A titled section of a page. */
export function Part({
  title,
  class: kind = '',
  children,
  ...attributes
}: { title: ComponentChildren; class?: string; children?: ComponentChildren } & Omit<
  HTMLAttributes<HTMLElement>,
  'title' | 'class'
>) {
  return (
    <section {...attributes} class={`part ${kind}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A radio group with all options visible. */
export function Picks({
  legend,
  name,
  options,
  value,
  onPick,
}: {
  legend: string;
  name: string;
  options: readonly (readonly [value: string, text: ComponentChildren])[];
  value: string;
  onPick: (value: string) => void;
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="picks">
        {options.map(([id, text]) => (
          <label key={id}>
            <input type="radio" name={name} value={id} checked={id === value} onChange={() => onPick(id)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
