import type { ComponentChildren } from 'preact';
import { Field } from '../ui/index.ts';

/** A search field, further choices, and how much was found. */
export const SearchBar = ({
  label,
  sought,
  onSeek,
  found,
  children,
}: {
  label: string;
  sought: string;
  onSeek: (sought: string) => void;
  /** Empty where nothing is searched for. */
  found: string;
  children?: ComponentChildren;
}) => (
  <search class="search-bar">
    <Field
      label={label}
      type="search"
      value={sought}
      autocomplete="off"
      onInput={({ currentTarget }) => onSeek(currentTarget.value)}
    />
    {children}
    <p class="faint" role="status">
      {found}
    </p>
  </search>
);
