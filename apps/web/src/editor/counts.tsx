import type { Counts } from '@keyflower/engine';
import { noun } from '@keyflower/words/story/names';
import { Icon } from '../art/index.ts';
import { useWords } from '../ui/index.ts';

const MOST = 99;

export interface CountsFieldProps {
  legend: string;
  names: readonly string[];
  counts: Readonly<Counts<string>> | undefined;
  set: (counts: Counts<string>) => void;
}

/** How many there are of each kind. */
export function CountsField({ legend, names, counts = {}, set }: CountsFieldProps) {
  const { story } = useWords();
  const change = (name: string, typed: string): void => {
    const n = Math.max(0, Math.min(MOST, Math.floor(Number(typed)) || 0));
    const { [name]: _, ...rest } = counts;
    set(n === 0 ? rest : { ...rest, [name]: n });
  };
  return (
    <fieldset class="counts">
      <legend>{legend}</legend>
      {names.map((name) => (
        <label key={name} title={noun(name, story)}>
          <Icon name={name} size={24} />
          <span class="unseen">{noun(name, story)}</span>
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST}
            value={counts[name] ?? 0}
            onChange={(event) => change(name, event.currentTarget.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}
