import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Chapter, chaptersOf, type LogJumps } from '../panels/index.ts';
import { useTable } from '../play/index.ts';
import { byKey } from '../signals.ts';
import { useReplay } from './current-replay.ts';

/** Scrolls a box as little as it takes to show one of its lines. */
function showIn(box: HTMLElement, line: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  // Titles stay on top of the box.
  const above = inner.top - outer.top - 40;
  const below = inner.bottom - outer.bottom + 12;
  if (above < 0) box.scrollTop += above;
  else if (below > 0) box.scrollTop += below;
}

/** The whole story: what comes later is fainter, and every line leads to its moment. */
export function ReplayLog() {
  const { words, nameOf } = useTable();
  const { replay, place, texts, to } = useReplay();
  const { at, viewer } = place;
  const box = useRef<HTMLDivElement>(null);
  const shown = useSignal(at);
  shown.value = at;
  const go = useRef(to);
  go.current = to;
  const chapters = useMemo(
    () => chaptersOf(replay.story(replay.last, viewer), nameOf, words.story, Infinity),
    [replay, viewer, nameOf, words],
  );
  const stepOf = useMemo(() => replay.stepsOfStory(viewer), [replay, viewer]);
  const jumps = useMemo((): LogJumps => {
    const when = (key: number) =>
      stepOf[key] === shown.value ? 'now' : stepOf[key]! < shown.value ? 'past' : 'later';
    return { label: texts.jump, when: byKey(when), to: (key) => go.current(stepOf[key]!) };
  }, [stepOf, texts]);
  useLayoutEffect(() => {
    // How the lines look changes later: they follow the signal.
    const lines = [...(box.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    const last = lines.filter(({ dataset }) => stepOf[Number(dataset.line)]! <= at).at(-1);
    if (last) showIn(box.current!, last);
    else if (box.current) box.current.scrollTop = 0;
  }, [at, stepOf]);
  return (
    <section class="side-panel replay-log" aria-label={words.game.log}>
      <div class="story-box">
        <div class="story" ref={box} tabIndex={0} role="region" aria-label={words.screen.side.log}>
          {chapters.map((chapter) => (
            <Chapter key={chapter.key} chapter={chapter} me={viewer} jumps={jumps} />
          ))}
        </div>
      </div>
    </section>
  );
}
