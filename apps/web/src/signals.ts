import { computed, type ReadonlySignal, signal } from '@preact/signals';

/*
 * Helpers around @preact/signals. State is read through plain properties: reading one while a component renders
 * subscribes the component to it, so that no component lists what it depends on.
 */

/** Turns fields of an object into signals. Assigning to one notifies all its readers. */
export function reactive<T extends object>(target: T, ...fields: (keyof T)[]): void {
  for (const field of fields) {
    const value = signal(target[field]);
    Object.defineProperty(target, field, {
      enumerable: true,
      get: () => value.value,
      set: (next: T[typeof field]) => {
        value.value = next;
      },
    });
  }
}

/** Calls back with each new value, but not with the current one; returns the unsubscribe function. */
export function onChange<T>(source: ReadonlySignal<T>, changed: (value: T) => void): () => void {
  let isFirst = true;
  return source.subscribe((value) => {
    if (!isFirst) changed(value);
    isFirst = false;
  });
}

/** One signal for each property of T. */
export type SignalsOf<T> = { readonly [Name in keyof T]: ReadonlySignal<T[Name]> };

/** An object whose properties read these signals. Destructure only what is needed: each read is a subscription. */
export function fromSignals<T extends object>(signals: SignalsOf<T>): Readonly<T> {
  const target = {} as Readonly<T>;
  for (const name of Object.keys(signals) as (keyof T)[])
    Object.defineProperty(target, name, { enumerable: true, get: () => signals[name].value });
  return target;
}

/** A computed value that keeps its identity as long as it stays the same as JSON. */
export function stable<T>(compute: () => T): ReadonlySignal<T> {
  let last: { value: T; text: string | undefined } | null = null;
  return computed(() => {
    const value = compute();
    const text = JSON.stringify(value) as string | undefined;
    if (last?.text !== text || last === null) last = { value, text };
    return last.value;
  });
}

/** A family of computed values, such as one per tile: readers of one are not notified when another changes. */
export function byKey<Key, T>(
  compute: (key: Key) => T,
  make: (compute: () => T) => ReadonlySignal<T> = stable,
): (key: Key) => T {
  const members = new Map<Key, ReadonlySignal<T>>();
  return (key) => {
    let member = members.get(key);
    if (!member) {
      member = make(() => compute(key));
      members.set(key, member);
    }
    return member.value;
  };
}
