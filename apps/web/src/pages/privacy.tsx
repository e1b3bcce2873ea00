import { session } from '../session/index.ts';
import type { Page } from '../page/router.ts';
import { Part } from '../ui/controls.tsx';
import { RoomWords, useRoomWords } from '../ui/room-words.ts';
import { loadPrivacyWords, type PrivacyWords } from '@keyflower/words';

const ROOM = new RoomWords(loadPrivacyWords);

function Privacy({ first }: { first: PrivacyWords }) {
  const { title, parts } = useRoomWords(ROOM, first);
  return (
    <div class="prose">
      <h1>{title}</h1>
      {parts.map(({ heading, text }) => (
        <Part key={heading} title={heading}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Part>
      ))}
    </div>
  );
}

export async function privacyPage(): Promise<Page> {
  const first = await ROOM.load(session.me.lang);
  return { title: () => session.words.nav.privacy, content: <Privacy first={first} /> };
}
