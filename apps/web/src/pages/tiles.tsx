import { BASE_TILES, FARMERS_TILES, SEASONS, type TileSpec } from '@keyflower/engine';
import { house } from '../house.ts';
import type { Page } from '../page/router.ts';
import { englishTileName, tileName } from '../story/names.ts';
import { Part } from '../ui/controls.tsx';
import { useWords } from '../ui/hooks.ts';
import { sorryPage } from '../ui/sorry.tsx';
import type { Words } from '@keyflower/words';
import { Faces, TileFacts } from './tiles/tile-facts.tsx';

const TILES: readonly TileSpec[] = [...BASE_TILES, ...FARMERS_TILES];

interface Chapter {
  id: string;
  title: (words: Words) => string;
  tiles: readonly TileSpec[];
}

const of = (kind: TileSpec['kind']): TileSpec[] => TILES.filter((tile) => tile.kind === kind);

/** The tiles as a game unfolds: homes, the seasons, then what lies at the side. */
const CHAPTERS: readonly Chapter[] = [
  { id: 'homes', title: ({ tiles }) => tiles.homes, tiles: of('home') },
  ...SEASONS.map((season) => ({
    id: season,
    title: ({ story }: Words) => story.seasons[season],
    tiles: TILES.filter((tile) => tile.season === season),
  })),
  { id: 'boats', title: ({ game }) => game.boats, tiles: of('boat') },
  { id: 'turn-order', title: ({ game }) => game.turnOrder, tiles: of('turn-order') },
];
const ORDER = CHAPTERS.flatMap(({ tiles }) => tiles);

function Gallery() {
  const words = useWords();
  const { tiles, story, settings } = words;
  return (
    <>
      <h1>{tiles.title}</h1>
      <p class="faint">{tiles.intro}</p>
      <nav class="row jumps" aria-label={tiles.title}>
        {CHAPTERS.map(({ id, title }) => (
          <a key={id} class="button quiet" href={`#${id}`}>
            {title(words)}
          </a>
        ))}
      </nav>
      {CHAPTERS.map((chapter) => (
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
    </>
  );
}

/** The name as it is printed, for those who know the game from the table. */
function Printed({ tile }: { tile: TileSpec }) {
  const printed = englishTileName(tile.id, useWords().story);
  return printed === null ? null : (
    <small class="faint" lang="en">
      {printed}
    </small>
  );
}

function Alone({ at }: { at: number }) {
  const { tiles, story, labelled } = useWords();
  const tile = ORDER[at];
  const beside = (other: TileSpec | undefined, text: string) =>
    other && (
      <a class="button" href={`/tiles/${other.id}`}>
        {labelled(text, tileName(other.id, story))}
      </a>
    );
  return (
    <>
      <h1>{tileName(tile.id, story)}</h1>
      <Printed tile={tile} />
      <section class="part alone">
        <Faces spec={tile} large />
        <TileFacts spec={tile} farmers={FARMERS_TILES.includes(tile)} />
      </section>
      <nav class="row" aria-label={tiles.title}>
        {beside(ORDER[at - 1], tiles.before)}
        <a class="button" href="/tiles">
          {tiles.title}
        </a>
        {beside(ORDER[at + 1], tiles.next)}
      </nav>
    </>
  );
}

/** Every tile with both of its faces; with an id, this one alone. */
export function tilesPage([id]: (string | undefined)[]): Page {
  if (id === undefined) return { title: () => house.words.tiles.title, content: <Gallery /> };
  const at = ORDER.findIndex((tile) => tile.id === id);
  if (at < 0) return sorryPage(null);
  return { title: () => tileName(id, house.words.story), content: <Alone at={at} /> };
}
