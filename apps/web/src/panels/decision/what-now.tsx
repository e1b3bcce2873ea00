import { tell } from '@keyflower/words/story/tell';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { newId, type TableContext, tellRefusal, useTable } from '../../play/index.ts';
import { session } from '../../session/index.ts';
import { Check, closedText, useNarrow } from '../../ui/index.ts';
import { Asked } from './asked.tsx';
import { HintButton, HintPanel } from './hint-panel.tsx';
import { AtTile, Pending } from './pending.tsx';
import { answeredAt } from './tile-popover.tsx';
import { useHint } from './use-hint.ts';

/** Undo: first the planned steps, then what was sent. Only other people are asked. */
function Undo() {
  const { plan, model, commands, words, me, nameOf } = useTable();
  const { undo, info, events } = model;
  if (me === null || info?.status !== 'playing') return null;
  const last = lastActOf(events, me);
  if (plan.length === 0 && (undo === 'none' || (undo === 'ask' && !last))) return null;
  const asks =
    undo === 'ask' &&
    info.seats.some(({ person, bot, gone }, seat) => seat !== me && person && bot === null && gone === 'no');
  const label = plan.length > 0 ? words.now.undoStep : asks ? words.now.undoAsk : words.now.undo;
  // After an undo it is not certain which of the earlier actions is next.
  const isSure = plan.length === 0 && last && !events.slice(events.indexOf(last)).some(isUndone);
  const title = isSure ? tell(last, nameOf, words.story)?.text : undefined;
  return (
    <button type="button" class="quiet" data-act="undo" title={title} onClick={() => commands.undo()}>
      {label}
    </button>
  );
}

const ACTS: ReadonlySet<string> = new Set(['passed', 'bid', 'used', 'boat-picked', 'placed', 'offered']);

type Events = TableContext['model']['events'];

const isUndone = ({ type }: Events[number]): boolean => type === 'undone';

function lastActOf(events: Events, seat: number): Events[number] | undefined {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!;
    if ('player' in event && event.player === seat && ACTS.has(event.type)) return event;
  }
  return undefined;
}

function AutoPass() {
  const { model, words, me, asked, draft } = useTable();
  const { info, you, id } = model;
  if (draft.kind !== 'none' || (asked !== null && asked.decision !== 'turn')) return null;
  if (me === null || info?.status !== 'playing' || info.seats[me]?.bot !== null) return null;
  return (
    <Check
      label={<span title={words.now.autoPassHint}>{words.now.autoPass}</span>}
      checked={you.autoPass}
      onTick={(on) => void session.ask({ type: 'auto-pass', table: id, id: newId(), on }).then(tellRefusal)}
    />
  );
}

/** The prompt: one line that says what is asked, and the controls to answer it. */
export function WhatNow({ onResult }: { onResult: () => void }) {
  const table = useTable();
  const { asked, words, model, nameOf, view, me, draft } = table;
  const place = useRef<HTMLElement>(null);
  const hint = useHint();
  const elsewhere = draft.kind !== 'tile' && answeredAt(draft, useNarrow()) !== null;
  // A choice that is confirmed here takes the focus.
  useEffect(() => {
    if (elsewhere || !['workers', 'upgrade', 'sure'].includes(draft.kind)) return;
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
  if (model.info?.status === 'closed') body = <p class="prompt">{closedText(model.info.reason, words)}</p>;
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
  else
    body = (
      <>
        <p class="prompt">{words.now.waitingFor(others)}</p>
        {me === null && <p class="faint">{words.game.spectating}</p>}
      </>
    );
  return (
    <section ref={place} tabIndex={-1} class={asked ? 'now asked' : 'now'} aria-label={words.now.title}>
      <div class="now-body">
        {body}
        <HintPanel hint={hint} />
      </div>
      <div class="now-foot">
        <Undo />
        <HintButton hint={hint} />
        {!hint.open && <AutoPass />}
      </div>
    </section>
  );
}
