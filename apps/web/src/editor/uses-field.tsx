import { type Colour, COLOURS, type Counts } from '@keyflower/engine';
import { total } from '@keyflower/words/story/names';
import { CountsField } from './counts.tsx';
import { useEditor } from './current-editor.ts';

export type Uses = readonly Counts<Colour>[];

/** The workers of the uses of a tile, in order. A use without workers is taken away. */
export function UsesField({
  uses = [],
  colour,
  set,
}: {
  uses: Uses | undefined;
  /** The colour of other workers on the tile. */
  colour: Colour | undefined;
  set: (uses: Counts<Colour>[]) => void;
}) {
  const { words } = useEditor();
  const last = uses.at(-1);
  const next = COLOURS.find((one) => last?.[one]) ?? colour ?? 'blue';
  return (
    <>
      {uses.map((use, i) => (
        <CountsField
          key={i}
          legend={words.use(i + 1)}
          names={COLOURS}
          counts={use}
          set={(counts) =>
            set(uses.map((one, n) => (n === i ? counts : one)).filter((one) => total(one) > 0))
          }
        />
      ))}
      <button type="button" class="small" onClick={() => set([...uses, { [next]: total(last) + 1 }])}>
        {words.addUse}
      </button>
    </>
  );
}
