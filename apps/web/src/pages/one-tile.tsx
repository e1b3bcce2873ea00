import { FARMERS_TILES, type Season, type TileSpec } from '@keyflower/engine';
import type { CatalogueWords, LessonsWords, Words } from '@keyflower/words';
import { englishTileName, tileName } from '@keyflower/words/story/names';
import { sideText, unsure, upgradeText } from '@keyflower/words/story/tile-text';
import { edgesText, Land, rulesOf, type Side, Standing, TILE_BOX } from '../art/index.ts';
import { TileStatistics } from '../statistics/index.ts';
import { Part, useWords } from '../ui/index.ts';
import { RuleLinks, RuleText } from './rule-text.tsx';
import { lessonsOf } from './tile-lessons.ts';
import { rulingsOf } from './tile-rulings.ts';
import { tilesWanted } from './tile-search-bar.tsx';
import { CHAPTERS } from './tile-search.ts';
import { tilesAddress } from './tiles-address.ts';

/** The tiles in the order in which one leafs through them. */
export const ORDER: readonly TileSpec[] = CHAPTERS.flatMap(({ tiles }) => tiles);

const isUnconfirmed = ({ calibrated = [] }: TileSpec): boolean => calibrated.length > 0;

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
function TileFacts({ spec, farmers, more }: { spec: TileSpec; farmers: boolean; more: string }) {
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
      {isUnconfirmed(spec) && (
        <p class="faint">
          {story.face.unsure} <a href="/tiles#unconfirmed">{more}</a>
        </p>
      )}
      <RuleLinks label={screen.card.rules} rules={rulesOf(spec)} />
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

/** The printed name, for people who know the game from the table. */
export function Printed({ tile }: { tile: TileSpec }) {
  const printed = englishTileName(tile.id, useWords().story);
  return printed === null ? null : (
    <small class="faint" lang="en">
      {printed}
    </small>
  );
}

/** What is asked about a tile, answered from the rules. */
function TileRulings({ spec, words }: { spec: TileSpec; words: CatalogueWords }) {
  return (
    <Part class="rulings" title={words.rulings}>
      <dl>
        {rulingsOf(spec).map((id) => (
          <div key={id}>
            <dt>{words.asked[id].question}</dt>
            <dd>
              <RuleText text={words.asked[id].answer} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** The lessons about what a tile does. */
function TileLessons({ spec, title, lessons }: { spec: TileSpec; title: string; lessons: LessonsWords }) {
  const ids = lessonsOf(spec);
  if (ids.length === 0) return null;
  return (
    <Part title={title}>
      <ul class="tile-lessons">
        {ids.map((id) => (
          <li key={id}>
            <a href={`/learn/${id}`}>{lessons.lessons[id].title}</a>
            <span class="faint">{lessons.lessons[id].about}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface OneTileProps {
  at: number;
  words: CatalogueWords;
  lessons: LessonsWords;
}

/** One tile, with links to the ones before and after it. */
export function OneTile({ at, words, lessons }: OneTileProps) {
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
        <TileFacts spec={tile} farmers={FARMERS_TILES.includes(tile)} more={words.unconfirmed.more} />
      </section>
      <TileLessons spec={tile} title={words.lessons} lessons={lessons} />
      <TileRulings spec={tile} words={words} />
      <TileStatistics key={tile.id} tile={tile.id} />
      <nav class="row" aria-label={tiles.title}>
        {beside(ORDER[at - 1], tiles.before)}
        <a class="button" href={tilesAddress(tilesWanted())}>
          {tiles.title}
        </a>
        {beside(ORDER[at + 1], tiles.next)}
      </nav>
    </>
  );
}
