import type { ComponentChildren } from 'preact';
import { RuleLinks } from '../rule-text.tsx';

/** A heading with short lines, and the rules behind them. */
export function SheetPart({
  title,
  lines,
  isOrdered = false,
  label,
  rules,
  children,
}: {
  title: string;
  lines: readonly string[];
  isOrdered?: boolean;
  /** The word before the rules. */
  label: string;
  rules: readonly string[];
  children?: ComponentChildren;
}) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section class="sheet-part">
      <h2>{title}</h2>
      <List>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
      {children}
      <RuleLinks label={label} rules={rules} />
    </section>
  );
}
