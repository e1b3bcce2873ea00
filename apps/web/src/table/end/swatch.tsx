import { SOURCES, type Source } from './sources.ts';

/* Each source has a colour and a pattern of its own, so that nobody has to tell colours apart. */

const SIZE = 8;

/** What is drawn over the colour, in a square of eight. */
const MARKS: Readonly<Record<Source, string>> = {
  printed: '',
  workers: 'M2 2h0.01M6 6h0.01',
  skills: 'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  goods: 'M0 0h8M0 0v8',
  roads: 'M0 4h8',
  river: 'M0 3q2 -3 4 0t4 0M0 7q2 -3 4 0t4 0',
  farm: 'M-2 6L2 10M0 0L8 8M6 -2L10 2',
  gold: 'M4 0v8',
};

const patternId = (source: Source): string => `source-${source}`;

/** The patterns, once on the page: what refers to them may be anywhere. */
export function Patterns() {
  return (
    <svg class="art patterns" aria-hidden="true">
      <defs>
        {SOURCES.map((source) => (
          <pattern
            key={source}
            id={patternId(source)}
            width={SIZE}
            height={SIZE}
            patternUnits="userSpaceOnUse"
          >
            <rect width={SIZE} height={SIZE} class={`source-${source}`} />
            <path d={MARKS[source]} class="source-mark" />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

export const fillOf = (source: Source): string => `url(#${patternId(source)})`;

/** The pattern beside a source's name. */
export function Swatch({ source }: { source: Source }) {
  return (
    <svg class="art swatch" width="18" height="18" aria-hidden="true">
      <rect x="1" y="1" width="16" height="16" rx="3" fill={fillOf(source)} class="swatch-box" />
    </svg>
  );
}
