import type { Colour } from '@keyflower/engine';
import { noun } from '@keyflower/words/story/names';
import { dragProps } from '../desk/drag.ts';
import { useScene } from '../scene.ts';
import { paymentWith, withWorker } from './changes.ts';
import { Figures } from './figures.tsx';

/** All workers of a colour behind my screen: to be picked up, dragged, added to a move or paid with. */
export function WorkerStack({
  colour,
  n,
  open,
  leaving,
  mobile,
}: {
  colour: Colour;
  n: number;
  /** How many of them everybody sees. */
  open: number;
  leaving: number;
  /** They can go somewhere. */
  mobile: boolean;
}) {
  const scene = useScene();
  const { words, draft, actions, verbs, me } = scene;
  const pay = paymentWith(actions, 'worker', colour);
  const lifted = draft.kind === 'hand' && draft.colour === colour;
  const named = noun(colour, words.story);
  const touch = (): void => {
    const grown = draft.kind === 'workers' && me !== null ? withWorker(draft, colour, scene, me) : null;
    if (pay) verbs.act(pay);
    else if (grown) verbs.set(grown);
    else verbs.lift({ kind: 'hand', colour });
  };
  const label = [
    words.screen.workers(n, named),
    ...(open > 0 ? [words.screen.open(open)] : []),
    ...(leaving > 0 ? [words.screen.leaving(leaving)] : []),
    ...(pay ? [words.story.actions.pay(named)] : []),
  ].join(', ');
  const kind = [
    'stack',
    colour,
    lifted ? 'chosen' : '',
    pay || mobile ? 'lit' : '',
    n === 0 ? 'none' : '',
    leaving > 0 ? 'going' : '',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <button
      type="button"
      class={kind}
      aria-label={label}
      aria-pressed={lifted}
      disabled={n === 0}
      data-colour={colour}
      onClick={touch}
      {...(n > 0 && me !== null ? dragProps({ kind: 'hand', colour }, scene) : {})}
    >
      <Figures colour={colour} n={n} leaving={leaving} />
      <span class="count">
        <b>{n - leaving}</b>
        {leaving > 0 ? <span class="minus">−{leaving}</span> : null}
      </span>
      <span class="named">
        {named}
        {open > 0 ? <span class="open">{words.screen.openShort(open)}</span> : null}
      </span>
    </button>
  );
}
