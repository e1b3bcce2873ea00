import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { sinceLastAction, useTable } from '../../play/index.ts';
import { type Card, cardsOf, cardText, NewsCard, tilesOfCard } from './news-card.tsx';

/** Hover time before a card is shown, in milliseconds. */
const INTENT = 180;
const TWICE = 400;

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Marks the sides with hidden cards, for the fade-out style. */
function fade(line: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = line;
  line.classList.toggle('more-before', scrollLeft > 1);
  line.classList.toggle('more-after', scrollLeft < scrollWidth - clientWidth - 1);
}

/** Cards for what happened since the viewer's last turn; hovering or focusing one shows it again on the board. */
export function NewsStrip() {
  const table = useTable();
  const { standing, me, words, moments } = table;
  const heading = useId();
  const list = useRef<HTMLOListElement>(null);
  const news = sinceLastAction(standing, me);
  const first = standing.length - news.length;
  const cards = cardsOf(news, first);
  const last = cards.length - 1;
  // The card last looked at; without one the newest is the tab stop.
  const [chosen, choose] = useState<number | null>(null);
  const found = cards.findIndex(({ key }) => key === chosen);
  const at = found < 0 ? last : found;

  useEffect(() => {
    const line = list.current;
    if (!line) return;
    line.scrollTo({ left: line.scrollWidth });
    const watch = new ResizeObserver(() => fade(line));
    watch.observe(line);
    return () => watch.disconnect();
  }, [first, last]);

  const shown = useRef({ key: -1, at: 0 });
  const show = (card: Card): void => {
    choose(card.key);
    // A click that also focuses counts once.
    if (shown.current.key === card.key && Date.now() - shown.current.at < TWICE) return;
    shown.current = { key: card.key, at: Date.now() };
    moments.showAgain(card.events);
  };
  const step = (to: number): void => {
    const button = list.current?.querySelectorAll('button')[Math.max(0, Math.min(last, to))];
    button?.focus();
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const keyed = (event: KeyboardEvent): void => {
    const next = STEPS[event.key];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    step(next(at, last));
  };
  // Ignore cards that the pointer only crosses.
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hover = (card: Card): void => {
    clearTimeout(intent.current);
    intent.current = setTimeout(() => show(card), INTENT);
  };
  const away = (): void => {
    clearTimeout(intent.current);
  };
  useEffect(() => away, [first]);

  return (
    <section class="news-strip" aria-labelledby={heading}>
      <h2 id={heading} class="unseen">
        {me === null ? words.news.watching : words.news.title}
      </h2>
      {cards.length === 0 ? (
        <p class="faint">{words.news.nothing}</p>
      ) : (
        <>
          <StepButton
            label={words.news.previous}
            path="M4 -6L-3 0L4 6"
            onClick={() => step(at - 1)}
            disabled={found === 0}
          />
          <ol ref={list} onKeyDown={keyed} onScroll={({ currentTarget }) => fade(currentTarget)}>
            {cards.map((card, nth) => (
              <li key={card.key}>
                <button
                  type="button"
                  class={`news-card ${card.seat === null ? 'of-all' : ''} ${found === nth ? 'looked-at' : ''}`}
                  tabIndex={nth === at ? 0 : -1}
                  data-about={tilesOfCard(card).join(' ')}
                  data-seat={card.seat ?? undefined}
                  aria-label={words.news.replay(cardText(card, table))}
                  title={cardText(card, table)}
                  onMouseEnter={() => hover(card)}
                  onFocus={() => show(card)}
                  onClick={() => show(card)}
                  onMouseLeave={away}
                  onBlur={away}
                >
                  <NewsCard card={card} table={table} />
                </button>
              </li>
            ))}
          </ol>
          <StepButton
            label={words.news.next}
            path="M-4 -6L3 0L-4 6"
            onClick={() => step(found < 0 ? last : at + 1)}
            disabled={found === last}
          />
        </>
      )}
    </section>
  );
}

function StepButton({
  label,
  path,
  onClick,
  disabled,
}: {
  label: string;
  path: string;
  onClick: () => void;
  disabled: boolean;
}) {
  return (
    <button
      type="button"
      class="bare step"
      aria-label={label}
      title={label}
      onClick={onClick}
      aria-disabled={disabled}
    >
      <svg viewBox="-9 -9 18 18" width="18" height="18" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
