import { loadPrivacyWords, type PrivacyWords } from '@keyflower/words';
import { session } from '../session/index.ts';
import { type Page, PageWords, Part, usePageWords } from '../ui/index.ts';

const TEXTS = new PageWords(loadPrivacyWords);

function Privacy({ first }: { first: PrivacyWords }) {
  const { title, parts } = usePageWords(TEXTS, first);
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
  const first = await TEXTS.load(session.me.lang);
  return { title: () => session.words.nav.privacy, content: <Privacy first={first} /> };
}
