import { CHARACTERS } from '@keyflower/bots/characters';
import { isOver, type Position } from '@keyflower/engine';
import { useState } from 'preact/hooks';
import { playFrom } from '../device/index.ts';
import { botTitle, Button, Choice, Part, useWords } from '../ui/index.ts';
import { useEditor } from './current-editor.ts';

/** Plays on from the position on this device: the reader at one seat, bots at the others. */
export function PlayOn() {
  const { editor, words } = useEditor();
  const isPlayable = !editor.problem && !isOver(editor.state);
  return (
    <Part title={words.parts.playOn}>
      {isPlayable ? <Opponents /> : <p class="faint">{editor.problem ? words.noGameYet : words.noAdvice}</p>}
    </Part>
  );
}

function Opponents() {
  const { editor, words } = useEditor();
  const all = useWords();
  const [bot, setBot] = useState<string>(CHARACTERS[0].id);
  const { position, seat } = editor;
  const begin = (): Promise<void> => playFrom(JSON.parse(editor.text) as Position, seat, bot);
  return (
    <>
      <div class="row">
        <Choice
          label={words.playAs}
          name="play-as"
          options={position.players.map((_, n): [string, string] => [String(n), words.player(n + 1)])}
          value={String(seat)}
          onPick={(n) => editor.look(Number(n))}
        />
        <Choice
          label={words.against}
          name="against"
          options={CHARACTERS.map(({ id }): [string, string] => [id, botTitle(id, all)])}
          value={bot}
          onPick={setBot}
        />
      </div>
      <Button class="main" work={begin}>
        {words.play}
      </Button>
      <p class="faint small">{words.playHint}</p>
    </>
  );
}
