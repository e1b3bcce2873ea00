import { CHARACTERS } from '@keyflower/bots/characters';
import { isOver } from '@keyflower/engine';
import { useState } from 'preact/hooks';
import { gameFrom } from '../device/index.ts';
import { session, toast } from '../session/index.ts';
import { botTitle, Choice, go, Part, useWords } from '../ui/index.ts';
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
  const begin = (): void => {
    const seats = position.players.map((_, other) =>
      other === seat ? { name: session.me.name || words.player(seat + 1) } : { bot },
    );
    const id = gameFrom(JSON.parse(editor.text) as object, seats);
    if (id === null) toast(words.notStored, 'bad');
    else go(`/device/${id}`);
  };
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
      <button type="button" class="main" onClick={begin}>
        {words.play}
      </button>
      <p class="faint small">{words.playHint}</p>
    </>
  );
}
