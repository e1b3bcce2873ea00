import { type Mode, type Phase, type Season, SEASONS } from '@keyflower/engine';
import { Check, Choice, Part, useWords } from '../ui/index.ts';
import { CountsField } from './counts.tsx';
import { useEditor } from './current-editor.ts';
import {
  setGamers,
  setBagGreen,
  setMode,
  setPasses,
  setPhase,
  setPlayers,
  setPurple,
  setSeason,
  setStartPlayer,
} from './model/edits.ts';
import { ProblemHere } from './problem.tsx';

const COUNTS = ['2', '3', '4', '5', '6'];
const PHASES: readonly Phase[] = ['actions', 'ending', 'scoring'];

/** What the game is played with, and how far it has come. */
export function GameEditor() {
  const { editor, words } = useEditor();
  const { settings, story } = useWords();
  const { options, players, season, phase = 'actions', startPlayer = 0 } = editor.position;
  const { passes = 0, purple = null, bagGreen = 0 } = editor.position;
  const seats = players.map((_, seat): [string, string] => [String(seat), words.player(seat + 1)]);
  return (
    <Part title={words.parts.game} id="editor-game" tabIndex={-1}>
      <ProblemHere section="game" />
      <div class="editor-fields">
        <Choice
          label={settings.players}
          options={COUNTS.map((n) => [n, n])}
          value={String(players.length)}
          onPick={(n) => editor.edit(setPlayers(Number(n)))}
        />
        <Choice
          label={settings.farmers}
          options={[
            ['off', settings.farmersOff],
            ['mixed', settings.farmersMixed],
            ['all', settings.farmersAll],
          ]}
          value={options.farmers ?? 'off'}
          onPick={(mode) => editor.edit(setMode(mode as Mode))}
        />
        <Choice
          label={words.season}
          options={SEASONS.map((one) => [one, story.seasons[one]])}
          value={season ?? (phase === 'scoring' ? 'winter' : 'spring')}
          onPick={(one) => editor.edit(setSeason(one as Season))}
        />
        <Choice
          label={words.phase}
          options={PHASES.map((one) => [one, words.phases[one]])}
          value={phase}
          onPick={(one) => editor.edit(setPhase(one as Phase))}
        />
        <Choice
          label={words.start}
          options={seats}
          value={String(startPlayer)}
          onPick={(seat) => editor.edit(setStartPlayer(Number(seat)))}
        />
        <Choice
          label={words.passes}
          options={['0', ...players.map((_, n) => String(n + 1))].map((n) => [n, n] as const)}
          value={String(passes)}
          onPick={(n) => editor.edit(setPasses(Number(n)))}
        />
        <Choice
          label={words.purple}
          options={[['', words.none], ...seats]}
          value={purple === null ? '' : String(purple)}
          onPick={(seat) => editor.edit(setPurple(seat === '' ? null : Number(seat)))}
        />
      </div>
      <CountsField
        legend={words.bagGreen}
        names={['green']}
        counts={{ green: bagGreen }}
        set={({ green = 0 }) => editor.edit(setBagGreen(green))}
      />
      <Check
        label={settings.gamers}
        checked={options.gamers ?? false}
        onTick={(on) => editor.edit(setGamers(on))}
      />
    </Part>
  );
}
