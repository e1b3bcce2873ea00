import { Component, type ComponentType, h } from 'preact';

/**
 * A component that is drawn again only if one of its keys changed. (Keeping what was drawn in `useMemo` instead would keep the
 * whole page of that time with it: every drawn node knows its parent.)
 */
export function memo<Props extends object>(
  Drawn: ComponentType<Props>,
  keysOf: (props: Props) => readonly unknown[],
): ComponentType<Props> {
  return class Memo extends Component<Props> {
    private keys: readonly unknown[] = keysOf(this.props);

    override shouldComponentUpdate(next: Props): boolean {
      const keys = keysOf(next);
      const changed = keys.some((key, i) => !Object.is(key, this.keys[i]));
      this.keys = keys;
      return changed;
    }

    override render() {
      return h(Drawn, this.props as Props);
    }
  };
}
