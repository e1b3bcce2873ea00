import { noun, tileName } from '@keyflower/words/story/names';
import { dragProps } from '../desk/drag.ts';
import { useScene } from '../scene.ts';
import { paymentWith, withGroup } from './changes.ts';
import { Figures } from './figures.tsx';
import type { Bundle } from './losing.ts';

/** A losing bid: one piece, whatever its size. While a move is being made up it joins in or stays out. */
export function LosingBundle({ bundle, seat, mobile }: { bundle: Bundle; seat: number; mobile: boolean }) {
  const scene = useScene();
  const { words, draft, actions, verbs, ready } = scene;
  const { tile, colour, size, highest } = bundle;
  const pay = paymentWith(actions, 'group', tile);
  const joined =
    (draft.kind === 'workers' && draft.groups.includes(tile)) ||
    (draft.kind === 'group' && draft.tile === tile) ||
    (ready?.type === 'pay' && 'group' in ready && ready.group === tile);
  const toggled = draft.kind === 'workers' ? withGroup(draft, tile, scene, seat) : null;
  const free = draft.kind === 'workers' ? toggled !== null : mobile;
  const touch = (): void => {
    if (pay) verbs.act(pay);
    else if (toggled) verbs.set(toggled);
    else verbs.lift({ kind: 'group', tile });
  };
  const named = noun(colour, words.story);
  const label = [
    words.screen.bundle(size, named, tileName(tile, words.story)),
    words.screen.lostTo(highest),
    ...(toggled || joined ? [joined ? words.screen.joined : words.screen.mayJoin] : []),
    ...(pay ? [words.screen.payAsOne] : []),
  ].join(', ');
  return (
    <button
      type="button"
      class={['bundle', joined ? 'chosen' : '', free || pay ? 'lit' : ''].filter(Boolean).join(' ')}
      aria-label={label}
      aria-pressed={joined}
      data-card={tile}
      data-group={tile}
      onClick={touch}
      {...dragProps({ kind: 'group', tile }, scene)}
    >
      <Figures colour={colour} n={size} leaving={joined ? size : 0} />
      <span class="count">
        <b>{size}</b>
      </span>
      <span class="named">{tileName(tile, words.story)}</span>
    </button>
  );
}
