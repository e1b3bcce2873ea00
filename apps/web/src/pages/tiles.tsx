import { FARMERS_TILES } from '@keyflower/engine';
import {
  type CatalogueWords,
  type LessonsWords,
  loadCatalogueWords,
  loadLessonsWords,
} from '@keyflower/words';
import { tileName } from '@keyflower/words/story/names';
import { session } from '../session/index.ts';
import { errorPage, type Page, PageWords, Part, usePageWords, useWords } from '../ui/index.ts';
import { Faces, OneTile, ORDER, Printed } from './one-tile.tsx';
import { showWanted, tilesWanted, TileSearchBar } from './tile-search-bar.tsx';
import { tilesFound } from './tile-search.ts';
import { wantedIn } from './tiles-address.ts';

const TEXTS = new PageWords(loadCatalogueWords);
const LESSON_TEXTS = new PageWords(loadLessonsWords);

function Gallery({ first }: { first: CatalogueWords }) {
  const catalogue = usePageWords(TEXTS, first);
  const words = useWords();
  const { tiles, story, settings } = words;
  const chapters = tilesFound(words, tilesWanted());
  return (
    <>
      <h1>{tiles.title}</h1>
      <p class="faint">{tiles.intro}</p>
      <p>
        <a href="/statistics">{catalogue.statistics}</a>
      </p>
      <TileSearchBar
        catalogue={catalogue}
        count={chapters.reduce((n, chapter) => n + chapter.tiles.length, 0)}
      />
      <nav class="row jumps" aria-label={tiles.title}>
        {chapters.map(({ id, title }) => (
          <a key={id} class="button quiet" href={`#${id}`}>
            {title(words)}
          </a>
        ))}
      </nav>
      {chapters.map((chapter) => (
        <Part key={chapter.id} id={chapter.id} tabIndex={-1} title={chapter.title(words)}>
          <ul class="gallery">
            {chapter.tiles.map((tile) => (
              <li key={tile.id} class={tile.back ? 'both' : ''}>
                <a href={`/tiles/${tile.id}`}>
                  <Faces spec={tile} />
                  <strong>{tileName(tile.id, story)}</strong>
                </a>
                <Printed tile={tile} />
                {FARMERS_TILES.includes(tile) && <small class="faint">{settings.farmers}</small>}
              </li>
            ))}
          </ul>
        </Part>
      ))}
      <Part id="unconfirmed" tabIndex={-1} title={catalogue.unconfirmed.title}>
        <p>{catalogue.unconfirmed.text}</p>
      </Part>
    </>
  );
}

/** The page of one tile. */
function Alone({ at, first, lessons }: { at: number; first: CatalogueWords; lessons: LessonsWords }) {
  return <OneTile at={at} words={usePageWords(TEXTS, first)} lessons={usePageWords(LESSON_TEXTS, lessons)} />;
}

/** Every tile with both of its faces; with an id, only that one. */
export async function tilesPage([id]: (string | undefined)[], query: URLSearchParams): Promise<Page> {
  const at = ORDER.findIndex((tile) => tile.id === id);
  if (id !== undefined && at < 0) return errorPage(null);
  const first = await TEXTS.load(session.me.lang);
  if (id === undefined) {
    showWanted(wantedIn(query, first.effects));
    return { title: () => session.words.tiles.title, content: <Gallery first={first} /> };
  }
  const lessons = await LESSON_TEXTS.load(session.me.lang);
  const content = <Alone at={at} first={first} lessons={lessons} />;
  return { title: () => tileName(id, session.words.story), content };
}
