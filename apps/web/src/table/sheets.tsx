import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Scene, useScene } from './scene.ts';

type Sheet = 'market' | 'village' | 'others';
const SHEETS: readonly Sheet[] = ['market', 'village', 'others'];

/** Where the sheets lie side by side there is nothing to scroll to. */
const NARROW = '(max-width: 820px)';

const AT_HOME: ReadonlySet<string> = new Set(['transport', 'place', 'animal', 'breed']);

/** Whether what is asked is about my own village, or there is nothing in the market to look at. */
export const isAtHome = ({ asked, sight }: Scene): boolean =>
  (asked !== null && AT_HOME.has(asked.decision)) || (sight.market.length === 0 && sight.phase === 'ending');

/** Market, village and players: side by side where there is room, on a phone three sheets that one swipes between. */
export function Sheets({
  market,
  village,
  side,
}: Readonly<Record<'market' | 'village' | 'side', ComponentChildren>>) {
  const { words, asked, looking, draft } = useScene();
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Sheet>('market');
  const show = (sheet: Sheet): void => {
    const at = row.current?.children[SHEETS.indexOf(sheet)];
    if (matchMedia(NARROW).matches) at?.scrollIntoView({ inline: 'start', block: 'nearest' });
    setShown(sheet);
  };
  const wanted: Sheet = asked && AT_HOME.has(asked.decision) ? 'village' : 'market';
  // Where something is asked, that sheet comes up by itself.
  useEffect(() => show(wanted), [asked?.decision]);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) show('village');
    first.current = false;
  }, [looking]);
  const swiped = (): void => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setShown(SHEETS[Math.round(scrollLeft / clientWidth)] ?? 'market');
  };
  return (
    <>
      <nav class="pane-tabs" aria-label={words.now.title}>
        {SHEETS.map((sheet) => (
          <button
            key={sheet}
            type="button"
            aria-current={sheet === shown ? 'true' : undefined}
            class={asked && sheet === wanted && sheet !== shown && draft.kind === 'none' ? 'badge' : ''}
            onClick={() => show(sheet)}
          >
            {words.now.sheets[sheet]}
          </button>
        ))}
      </nav>
      <div ref={row} class="panes" onScrollEnd={swiped}>
        <div class="pane pane-market">{market}</div>
        <div class="pane pane-village">{village}</div>
        <div class="pane pane-side">{side}</div>
      </div>
    </>
  );
}
