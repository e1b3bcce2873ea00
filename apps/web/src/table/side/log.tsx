import { useMemo } from 'preact/hooks';
import { memo } from '../../ui/memo.tsx';
import { useScene } from '../scene.ts';
import { chaptersOf, type LogChapter, type LogPart } from './log-lines.ts';
import { Newest } from './newest.tsx';
import { SeatPlate } from './seat-plate.tsx';
import { useNewest } from './stick.ts';

/** Lines that are drawn at most: the whole story is in the replay. */
const MOST_LINES = 150;

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
  const chapters = useMemo(
    () => chaptersOf(model.events, cast, words.story, MOST_LINES),
    [model, length, model.version, model.info, words],
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
        {chapters.map((chapter) => (
          <Chapter key={chapter.key} chapter={chapter} me={me} />
        ))}
        {chapters.length > 0 ? null : <p class="faint">{words.screen.side.empty}</p>}
      </div>
      <Newest {...newest} />
    </div>
  );
}
