import { tell } from '@keyflower/words/story/tell';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isTyping, type TableContext, useTable } from '../../play/index.ts';
import { closedText, useNarrow } from '../../ui/index.ts';
import { Asked } from './asked.tsx';
import { HintButton, HintPanel } from './hint-panel.tsx';
import { AtTile, Pending } from './pending.tsx';
import { answeredAt } from './tile-popover.tsx';
import { useHint } from './use-hint.ts';
import { Queued, Wishes } from './wishes.tsx';

/** Undo: first the planned steps, then what was sent. Only other people are asked. */
function Undo() {
  const { plan, model, standing, commands, words, me, nameOf } = useTable();
  const { undo, info } = model;
  if (me === null || info?.status !== 'playing') return null;
  const last = lastActOf(standing, me);
  if (plan.length === 0 && (undo === 'none' || (undo === 'ask' && !last))) return null;
  const asks =
    undo === 'ask' &&
    info.seats.some(({ person, bot, gone }, seat) => seat !== me && person && bot === null && gone === 'no');
  const label = plan.length > 0 ? words.now.undoStep : asks ? words.now.undoAsk : words.now.undo;
  const title = plan.length === 0 && last ? tell(last, nameOf, words.story)?.text : undefined;
  return (
    <button type="button" class="quiet" data-act="undo" title={title} onClick={() => commands.undo()}>
      {label}
    </button>
  );
}

const ACTS: ReadonlySet<string> = new Set(['passed', 'bid', 'used', 'boat-picked', 'placed', 'offered']);

type Events = TableContext['standing'];

function lastActOf(events: Events, seat: number): Events[number] | undefined {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!;
    if ('player' in event && event.player === seat && !event.forced && ACTS.has(event.type)) return event;
  }
  return undefined;
}

/** The prompt: one line that says what is asked, and the controls to answer it. */
export function WhatNow({ Ended, onResult }: { Ended?: ComponentType | undefined; onResult: () => void }) {
  const table = useTable();
  const { asked, words, model, nameOf, view, me, draft, isAhead } = table;
  const place = useRef<HTMLElement>(null);
  const hint = useHint();
  const elsewhere = draft.kind !== 'tile' && answeredAt(draft, useNarrow()) !== null;
  // A choice that is confirmed here takes the focus, unless the player is writing.
  useEffect(() => {
    if (elsewhere || isTyping(document.activeElement)) return;
    if (!['workers', 'upgrade', 'sure'].includes(draft.kind)) return;
    place.current?.querySelector<HTMLElement>('[data-act=confirm]')?.focus({ preventScroll: true });
  }, [draft.kind, 'tile' in draft ? draft.tile : '']);
  useLayoutEffect(() => {
    const now = place.current!;
    const side = now.parentElement?.querySelector<HTMLElement>('.pane-side');
    const sizes = new ResizeObserver(() => side?.style.setProperty('--now-height', `${now.offsetHeight}px`));
    sizes.observe(now);
    return () => sizes.disconnect();
  }, []);
  const others = view.pending.filter(({ player }) => player !== me).map(({ player }) => nameOf(player));
  let body: ComponentChildren;
  if (Ended) body = <Ended />;
  else if (model.info?.status === 'closed')
    body = <p class="prompt">{closedText(model.info.reason, words)}</p>;
  else if (model.info?.status !== 'playing')
    body = (
      <>
        <p class="prompt">{words.now.over}</p>
        <button type="button" class="main" onClick={onResult}>
          {words.now.showResult}
        </button>
      </>
    );
  else if (asked)
    body = draft.kind === 'none' || draft.kind === 'tile' ? <Asked /> : elsewhere ? <AtTile /> : <Pending />;
  else body = <p class="prompt">{words.now.waitingFor(others)}</p>;
  return (
    <section
      ref={place}
      tabIndex={-1}
      class={asked && !isAhead && !Ended ? 'now asked' : 'now'}
      aria-label={words.now.title}
    >
      <div class="now-body">
        {body}
        <Queued />
        <HintPanel hint={hint} />
      </div>
      <div class="now-foot">
        <Undo />
        <HintButton hint={hint} />
        {!hint.open && <Wishes />}
      </div>
    </section>
  );
}
