import { useEffect, useRef, useState } from 'preact/hooks';
import { isMuted, session } from '../../session/index.ts';
import { useScene } from '../scene.ts';

/** Says once what others write, to those who listen, whatever tab is open. What happens in the game is said elsewhere. */
export function ChatNews() {
  const { model, words } = useScene();
  const heard = useRef<number | null>(null);
  const [news, setNews] = useState('');
  const { chatTold } = model;
  const newest = model.chat.at(-1)?.id ?? 0;
  useEffect(() => {
    if (!chatTold) return;
    const since = heard.current;
    heard.current = newest;
    // What was said before one came is not news.
    if (since === null) return;
    const lines = model.chat.filter(
      ({ id, person, removed }) =>
        id > since && !removed && person?.id !== session.me.id && !isMuted(person?.id),
    );
    if (lines.length > 0)
      setNews(
        lines
          .map(({ person, text }) => words.screen.side.says(person?.name || words.somebody, text))
          .join(' '),
      );
  }, [model, chatTold, newest]);
  return (
    <p class="unseen" aria-live="polite">
      {news}
    </p>
  );
}
