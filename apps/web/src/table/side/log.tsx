import { useMemo, useState } from 'preact/hooks';
import { memo } from '../../ui/memo.tsx';
import { useScene } from '../scene.ts';
import { chaptersOf, linesIn, type LogChapter, type LogPart } from './log-lines.ts';
import { Newest } from './newest.tsx';
import { SeatPlate } from './seat-plate.tsx';
import { useNewest } from './stick.ts';

/** Lines that are drawn at first, and so many more whenever somebody asks: a page full of them makes every move slow. */
const FIRST_LINES = 40;
const MORE_LINES = 120;

const Words = ({ parts }: { parts: readonly LogPart[] }) => (
  <>
    {parts.map((part, i) =>
      typeof part === 'string' ? (
        part
      ) : (
        <span key={i} class="tile-word" data-card={part.tile}>
          {part.name}
        </span>
      ),
    )}
  </>
);

interface ChapterProps {
  chapter: LogChapter;
  me: number | null;
}

// The scene changes with every touch, the story does not.
const Chapter = memo(DrawnChapter, ({ chapter, me }: ChapterProps) => [chapter, me]);

function DrawnChapter({ chapter, me }: ChapterProps) {
  const { title, turns } = chapter;
  return (
    <section class="chapter">
      {title === null ? null : <h3>{title}</h3>}
      <ol>
        {turns.map(({ key, seat, lines }) => (
          <li key={key} class={`turn ${seat === null ? 'of-all' : seat === me ? 'mine' : ''}`}>
            {seat === null ? <span class="no-seat" /> : <SeatPlate seat={seat} size={18} />}
            <div class="lines">
              {lines.map((line) => (
                <p key={line.key}>
                  <Words parts={line.parts} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What happened, the newest at the bottom. */
export function Log({ visible }: { visible: boolean }) {
  const { model, cast, words, me } = useScene();
  const { length } = model.events;
  const newest = useNewest(length, visible);
  const [most, setMost] = useState(FIRST_LINES);
  const chapters = useMemo(
    () => chaptersOf(model.events, cast, words.story, most),
    [model, length, model.version, model.info, words, most],
  );
  return (
    <div class="story-box">
      <div
        class="story"
        ref={newest.box}
        onScroll={newest.onScroll}
        tabIndex={0}
        role="region"
        aria-label={words.screen.side.log}
      >
        {linesIn(chapters) < most ? null : (
          <button type="button" class="quiet earlier" onClick={() => setMost(most + MORE_LINES)}>
            {words.screen.side.earlier}
          </button>
        )}
        {chapters.map((chapter) => (
          <Chapter key={chapter.key} chapter={chapter} me={me} />
        ))}
        {chapters.length > 0 ? null : <p class="faint">{words.screen.side.empty}</p>}
      </div>
      <Newest {...newest} />
    </div>
  );
}
