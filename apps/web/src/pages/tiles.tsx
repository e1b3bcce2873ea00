import { FARMERS_TILES, type Season, type TileSpec } from '@keyflower/engine';
import { signal } from '@preact/signals';
import type { Words } from '@keyflower/words';
import { englishTileName, tileName } from '@keyflower/words/story/names';
import { sideText, unsure, upgradeText } from '@keyflower/words/story/tile-text';
import { edgesText, Land, rulesOf, type Side, Standing, TILE_BOX } from '../art/index.ts';
import { session } from '../session/index.ts';
import { Choice, errorPage, type Page, Part, useWords } from '../ui/index.ts';
import { SearchBar } from './search-bar.tsx';
import { CHAPTERS, SETS, type TileSet, tilesFound } from './tile-search.ts';

const sidesOf = (spec: TileSpec): readonly Side[] => (spec.back ? ['front', 'back'] : ['front']);

/** A tile as drawn on the table. */
const Picture = ({ spec, side }: { spec: TileSpec; side: Side }) => (
  <svg class="art tile-picture" viewBox={TILE_BOX} aria-hidden="true">
    <Land spec={spec} />
    <Standing spec={spec} side={side} detail="medium" />
  </svg>
);

/** Both faces side by side; their text is beside them or on the tile's own page. */
export function Faces({ spec, large = false }: { spec: TileSpec; large?: boolean }) {
  const words = useWords();
  return (
    <span class="faces">
      {sidesOf(spec).map((side) => (
        <span key={side}>
          <Picture spec={spec} side={side} />
          {large && spec.back && <small class="faint">{faceName(spec, side, words)}</small>}
        </span>
      ))}
    </span>
  );
}

function faceName(spec: TileSpec, side: Side, { screen }: Words): string {
  const { front, upgraded, faceA, faceB } = screen.card;
  if (spec.upgradeCost) return side === 'front' ? front : upgraded;
  return side === 'front' ? faceA : faceB;
}

/** A tile's text, with its rules. */
export function TileFacts({ spec, farmers }: { spec: TileSpec; farmers: boolean }) {
  const words = useWords();
  const { story, screen, settings } = words;
  const mark = unsure(spec);
  return (
    <div class="facts">
      {farmers && <p class="faint">{settings.farmers}</p>}
      <dl>
        {sidesOf(spec).map((side) => (
          <div key={side}>
            <dt>{spec.back ? faceName(spec, side, words) : tileName(spec.id, story)}</dt>
            {side === 'back' && spec.upgradeCost && (
              <dd class="faint">{screen.card.upgradeFor(upgradeText(spec, story, mark))}</dd>
            )}
            <dd>{sideText(spec, side === 'back', story, mark)}</dd>
          </div>
        ))}
      </dl>
      <Goods spec={spec} />
      {spec.kind !== 'turn-order' && <p class="faint">{edgesText(spec, words)}</p>}
      {(spec.calibrated?.length ?? 0) > 0 && <p class="faint">{story.face.unsure}</p>}
      <p class="rule-links">
        {screen.card.rules}{' '}
        {rulesOf(spec).map((rule) => (
          <a key={rule} href={`/rules/${rule}`}>
            {rule}
          </a>
        ))}
      </p>
    </div>
  );
}

/** What a boat brings, season by season. */
function Goods({ spec: { goods } }: { spec: TileSpec }) {
  const { story, game, labelled } = useWords();
  if (!goods) return null;
  return (
    <ul>
      {(Object.entries(goods) as [Season, { workers: number; skills: number }][]).map(
        ([season, { workers, skills }]) => (
          <li key={season}>
            {labelled(story.seasons[season], `${workers} ${game.workers}, ${skills} ${game.skills}`)}
          </li>
        ),
      )}
    </ul>
  );
}

const ORDER = CHAPTERS.flatMap(({ tiles }) => tiles);

/** Kept while other pages are visited: people look at a tile and come back. */
const search = signal<{ sought: string; set: TileSet }>({ sought: '', set: 'all' });

function Search({ count }: { count: number }) {
  const { tiles, settings } = useWords();
  const { sought, set } = search.value;
  const names = { all: tiles.title, base: tiles.base, farmers: settings.farmers };
  return (
    <SearchBar
      label={tiles.search}
      sought={sought}
      onSeek={(wanted) => (search.value = { sought: wanted, set })}
      found={sought.trim() === '' && set === 'all' ? '' : tiles.found(count)}
    >
      <Choice
        label={tiles.show}
        options={SETS.map((id) => [id, names[id]])}
        value={set}
        onPick={(wanted) => (search.value = { sought, set: wanted as TileSet })}
      />
    </SearchBar>
  );
}

function Gallery() {
  const words = useWords();
  const { tiles, story, settings } = words;
  const chapters = tilesFound(words, search.value);
  return (
    <>
      <h1>{tiles.title}</h1>
      <p class="faint">{tiles.intro}</p>
      <Search count={chapters.reduce((n, chapter) => n + chapter.tiles.length, 0)} />
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
    </>
  );
}

/** The printed name, for people who know the game from the table. */
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
  const tile = ORDER[at]!;
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

/** Every tile with both of its faces; with an id, only that one. */
export function tilesPage([id]: (string | undefined)[]): Page {
  if (id === undefined) return { title: () => session.words.tiles.title, content: <Gallery /> };
  const at = ORDER.findIndex((tile) => tile.id === id);
  if (at < 0) return errorPage(null);
  return { title: () => tileName(id, session.words.story), content: <Alone at={at} /> };
}
