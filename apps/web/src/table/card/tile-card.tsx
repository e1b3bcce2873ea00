import type { TileSpec } from '@keyflower/engine';
import { cardBox } from '../../art/art.ts';
import { Land, sideOf, Standing } from '../../drawn/face.tsx';
import { englishTileName, type Story, tileName } from '@keyflower/words/story/names';
import { costText, sideText } from '@keyflower/words/story/tile-text';
import { useScene } from '../scene.ts';
import { edgesText, isFlipped } from '../tile-words.ts';
import { HereNow } from './here-now.tsx';
import { rulesOf } from './rules-of.ts';
import { type Whereabouts, whereIs } from './where.ts';

/** Which face is up: as it lies, or as it is shown. */
function isBack(where: Whereabouts, back: boolean): boolean {
  if (where.at === 'village') return isFlipped(where.placed);
  return where.at === 'offer' ? where.offer.face === 'b' : back;
}

/** All about a tile: both faces in drawing and words, what lies on it now, and where to read on. */
export function TileCard({ tile, back, titled = false }: { tile: string; back: boolean; titled?: boolean }) {
  const { spec: specOf, sight, words } = useScene();
  const { story, screen } = words;
  const spec = specOf(tile);
  const where = whereIs(tile, sight);
  const flipped = isBack(where, back);
  const printed = englishTileName(tile, story);
  return (
    <>
      <p class="card-name">
        {titled ? null : <strong>{tileName(tile, story)}</strong>}
        {printed === null ? null : <small lang="en">{printed}</small>}
        <span class={`card-kind ${spec.season ?? spec.kind}`}>{kindText(spec, story)}</span>
      </p>
      <svg
        class={spec.back || spec.goods ? 'art card-face both' : 'art card-face'}
        viewBox={cardBox(spec)}
        aria-hidden="true"
      >
        <Land spec={spec} />
        <Standing spec={spec} side={sideOf(spec, flipped)} detail="full" />
      </svg>
      <Faces spec={spec} flipped={flipped} />
      <HereNow tile={tile} where={where} />
      {spec.kind === 'turn-order' ? null : <p class="card-edges">{edgesText(spec, words)}</p>}
      {spec.calibrated?.length ? <p class="card-edges">{story.face.unsure}</p> : null}
      <p class="card-links">
        <a href={`/tiles/${tile}`} target="_blank" rel="noopener" title={screen.card.newTab}>
          {screen.card.page}
        </a>
        <span class="card-rules">
          {screen.card.rules}
          {rulesOf(spec).map((rule) => (
            <a key={rule} href={`/rules/${rule}`} target="_blank" rel="noopener" title={screen.card.newTab}>
              {rule}
            </a>
          ))}
        </span>
      </p>
    </>
  );
}

function kindText(spec: TileSpec, story: Story): string {
  if (spec.season) return story.seasons[spec.season];
  const kinds = { home: story.kinds.home, boat: story.kinds.boat, 'turn-order': story.kinds.turnOrder };
  return kinds[spec.kind as keyof typeof kinds] ?? '';
}

/** What each face does, in words. */
function Faces({ spec, flipped }: { spec: TileSpec; flipped: boolean }) {
  const { words } = useScene();
  const { story, screen } = words;
  const { card } = screen;
  if (!spec.back) return <p class="card-does">{sideText(spec, false, story)}</p>;
  const cost = spec.upgradeCost ? costText(spec.upgradeCost, story) : '';
  const names = spec.upgradeCost ? [card.front, card.upgraded] : [card.faceA, card.faceB];
  return (
    <dl class="card-faces">
      {names.map((name, i) => (
        <div key={name} class={flipped === (i === 1) ? 'up' : ''}>
          <dt>
            {name}
            {i === 1 && cost !== '' && !flipped ? <span>{card.upgradeFor(cost)}</span> : null}
            {flipped === (i === 1) ? <em>{card.shows}</em> : null}
          </dt>
          <dd>{sideText(spec, i === 1, story)}</dd>
        </div>
      ))}
    </dl>
  );
}
