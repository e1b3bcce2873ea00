import type { Season, TileSpec } from '@keyflower/engine';
import { type Side, TILE_BOX } from '../../art/art.ts';
import { Land, Standing } from '../../drawn/face.tsx';
import { costText, sideText } from '../../story/tile-text.ts';
import { tileName } from '../../story/names.ts';
import { rulesOf } from '../../table/card/rules-of.ts';
import { edgesText } from '../../table/tile-words.ts';
import { useWords } from '../../ui/hooks.ts';
import type { Words } from '@keyflower/words';

const sidesOf = (spec: TileSpec): readonly Side[] => (spec.back ? ['front', 'back'] : ['front']);

/** A tile as it lies on the table. */
const Picture = ({ spec, side }: { spec: TileSpec; side: Side }) => (
  <svg class="art tile-picture" viewBox={TILE_BOX} aria-hidden="true">
    <Land spec={spec} />
    <Standing spec={spec} side={side} detail="medium" />
  </svg>
);

/** Both faces side by side; in words they are told beside or on the tile's own page. */
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

/** A tile in words, with the rules behind it. */
export function TileFacts({ spec, farmers }: { spec: TileSpec; farmers: boolean }) {
  const words = useWords();
  const { story, screen, settings } = words;
  return (
    <div class="facts">
      {farmers && <p class="faint">{settings.farmers}</p>}
      <dl>
        {sidesOf(spec).map((side) => (
          <div key={side}>
            <dt>{spec.back ? faceName(spec, side, words) : tileName(spec.id, story)}</dt>
            {side === 'back' && spec.upgradeCost && (
              <dd class="faint">{screen.card.upgradeFor(costText(spec.upgradeCost, story))}</dd>
            )}
            <dd>{sideText(spec, side === 'back', story)}</dd>
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
