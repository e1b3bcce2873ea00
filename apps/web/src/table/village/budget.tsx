import { CART, UPGRADE, type Svg } from '../../art/art.ts';
import { Icon, Pieces } from '../../drawn/face.tsx';
import type { Scene } from '../scene.ts';

function Left({ icon, n, text }: { icon: Svg; n: number; text: string }) {
  return (
    <span class={n > 0 ? 'budget' : 'budget spent'}>
      <svg class="art icon" viewBox="-13 -13 26 26" aria-hidden="true">
        <Pieces drawing={icon} />
      </svg>
      {text}
    </span>
  );
}

/** How far goods can still be carried in this transport, and how often upgraded. */
export function Budget({ scene: { asked, words, actions, verbs } }: { scene: Scene }) {
  const { points = 0, upgrades = 0 } = asked ?? {};
  const feed = actions.find(({ type }) => type === 'feed');
  const { feed: feedWords } = words.story.actions;
  return (
    <div class="village-budget">
      <p aria-live="polite">
        <Left icon={CART} n={points} text={words.village.pointsLeft(points)} />
        <Left icon={UPGRADE} n={upgrades} text={words.village.upgradesLeft(upgrades)} />
      </p>
      {feed ? (
        <button
          type="button"
          class="budget"
          title={feedWords}
          aria-label={feedWords}
          onClick={() => verbs.act(feed)}
        >
          <Icon name="wheat" /> +
        </button>
      ) : null}
    </div>
  );
}
