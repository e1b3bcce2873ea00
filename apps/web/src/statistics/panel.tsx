import type { Mode } from '@keyflower/engine';
import { csvOf, type TallyGroup } from '@keyflower/protocol/counting';
import type { StatisticsWords } from '@keyflower/words';
import { useState } from 'preact/hooks';
import { session } from '../session/index.ts';
import { Choice } from '../ui/index.ts';
import { Charts } from './charts.tsx';
import { playerCounts, wantedOf } from './figures.ts';

const NAMES = { off: 'farmersOff', mixed: 'farmersMixed', all: 'farmersAll' } as const;
const MODES: readonly Mode[] = ['off', 'mixed', 'all'];

function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Filters, charts and files of some games. */
export function StatisticsPanel({
  groups,
  words,
}: {
  groups: readonly TallyGroup[];
  words: StatisticsWords;
}) {
  const [players, setPlayers] = useState<number | null>(null);
  const [farmers, setFarmers] = useState<Mode | null>(null);
  const { settings } = session.words;
  const counts = playerCounts(groups);
  const modes = MODES.filter((mode) => groups.some((group) => group.farmers === mode));
  if (groups.length === 0) return <p>{words.none}</p>;
  const shown = wantedOf(groups, { players, farmers });
  const save = {
    csv: () => download('keyflower-statistics.csv', 'text/csv', csvOf(shown)),
    json: () =>
      download('keyflower-statistics.json', 'application/json', JSON.stringify({ groups: shown }, null, 2)),
  };
  return (
    <>
      <div class="row statistics-filters">
        <Choice
          label={words.playerCount}
          value={String(players ?? '')}
          options={[['', words.all], ...counts.map((n) => [String(n), words.players(n)] as const)]}
          onPick={(value) => setPlayers(value === '' ? null : Number(value))}
        />
        <Choice
          label={settings.farmers}
          value={farmers ?? ''}
          options={[['', words.all], ...modes.map((mode) => [mode, settings[NAMES[mode]]] as const)]}
          onPick={(value) => setFarmers(MODES.find((mode) => mode === value) ?? null)}
        />
        <div class="row statistics-files">
          <button type="button" onClick={save.csv}>
            {words.saveCsv}
          </button>
          <button type="button" onClick={save.json}>
            {words.saveJson}
          </button>
        </div>
      </div>
      <Charts groups={shown} words={words} />
    </>
  );
}
