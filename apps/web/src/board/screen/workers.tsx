import type { Colour } from '@keyflower/engine';
import { counted, noun, tileName } from '@keyflower/words/story/names';
import { useComputed } from '@preact/signals';
import { Pieces, worker } from '../../art/index.ts';
import { dragProps, useTable } from '../../play/index.ts';
import { useNarrow } from '../../ui/index.ts';
import { type Bundle, leavingIn, paymentWith, withGroup, withWorker } from './changes.ts';

/** All workers of a colour behind the screen: to be picked up, dragged, added to a draft or paid. */
export function WorkerStack({
  colour,
  n,
  open,
  mobile,
}: {
  colour: Colour;
  n: number;
  /** How many of them are public. */
  open: number;
  /** They have a legal destination. */
  mobile: boolean;
}) {
  const table = useTable();
  const { words, actions, commands, me } = table;
  const pay = paymentWith(actions, 'worker', colour);
  const leaving = useComputed(() => leavingIn(table).workers[colour] ?? 0).value;
  const lifted = useComputed(() => table.draft.kind === 'hand' && table.draft.colour === colour).value;
  const named = noun(colour, words.story);
  const touch = (): void => {
    const { draft } = table;
    const grown = draft.kind === 'workers' && me !== null ? withWorker(draft, colour, table, me) : null;
    if (pay) commands.act(pay);
    else if (grown) commands.set(grown);
    else commands.lift({ kind: 'hand', colour });
  };
  const label = [
    counted(n, colour, words.story),
    ...(open > 0 ? [words.screen.open(open)] : []),
    ...(leaving > 0 ? [words.screen.leaving(leaving)] : []),
    ...(pay ? [words.story.actions.pay(counted(1, colour, words.story, 'object'))] : []),
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
      {...(n > 0 && me !== null ? dragProps({ kind: 'hand', colour }, table) : {})}
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

/** A losing bid: one piece, whatever its size. A draft can include it. */
export function LosingBundle({ bundle, seat, mobile }: { bundle: Bundle; seat: number; mobile: boolean }) {
  const table = useTable();
  const { words, draft, actions, commands, ready } = table;
  const { tile, colour, size, highest } = bundle;
  const pay = paymentWith(actions, 'group', tile);
  const joined =
    (draft.kind === 'workers' && draft.groups.includes(tile)) ||
    (draft.kind === 'group' && draft.tile === tile) ||
    (ready?.type === 'pay' && 'group' in ready && ready.group === tile);
  const toggled = draft.kind === 'workers' ? withGroup(draft, tile, table, seat) : null;
  const free = draft.kind === 'workers' ? toggled !== null : mobile;
  const touch = (): void => {
    if (pay) commands.act(pay);
    else if (toggled) commands.set(toggled);
    else commands.lift({ kind: 'group', tile });
  };
  const label = [
    words.screen.bundle(counted(size, colour, words.story), tileName(tile, words.story)),
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
      {...dragProps({ kind: 'group', tile }, table)}
    >
      <Figures colour={colour} n={size} leaving={joined ? size : 0} />
      <span class="count">
        <b>{size}</b>
      </span>
      <span class="named">{tileName(tile, words.story)}</span>
    </button>
  );
}

const STEP = 7;
/** The box of one figure, with its outline and shadow. */
const LEFT = -10;
const TOP = -13;
const WIDTH = 20;
const HEIGHT = 26;
const SCALE = 2;

/** A row of workers of one colour, side by side; those in the draft are translucent. */
function Figures({ colour, n, leaving = 0 }: { colour: string; n: number; leaving?: number }) {
  // Only some are drawn; the number says how many there are.
  const seen = Math.min(n, useNarrow() ? 2 : 4);
  const drafted = Math.min(leaving, seen);
  const width = WIDTH + Math.max(seen - 1, 0) * STEP;
  return (
    <svg
      class="art figures"
      viewBox={`${LEFT} ${TOP} ${width} ${HEIGHT}`}
      width={width * SCALE}
      height={HEIGHT * SCALE}
      aria-hidden="true"
    >
      {Array.from({ length: Math.max(seen, 1) }, (_, i) => (
        <g
          key={i}
          class={n === 0 ? 'absent' : i >= seen - drafted ? 'leaving' : undefined}
          transform={`translate(${i * STEP})`}
        >
          <Pieces drawing={worker(colour)} />
        </g>
      ))}
    </svg>
  );
}
