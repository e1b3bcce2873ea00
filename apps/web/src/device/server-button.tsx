import type { DeviceWords } from '@keyflower/words';
import { useState } from 'preact/hooks';
import { toast } from '../session/index.ts';
import type { SavedGame } from './saved-game.ts';
import { savedGames } from './saved-games.ts';
import { ServerDialog } from './server-dialog.tsx';

/** Opens the choice of how a game goes on at a table of the server. */
export function ServerButton({ id, words }: { id: string; words: DeviceWords }) {
  const [saved, setSaved] = useState<SavedGame | null>(null);
  const open = (): void => {
    const now = savedGames.read(id);
    if (now) setSaved(now);
    else toast(words.noStorage, 'bad');
  };
  return (
    <>
      <button type="button" class="quiet" aria-haspopup="dialog" onClick={open}>
        {words.server.open}
      </button>
      {saved && <ServerDialog id={id} saved={saved} words={words} onClose={() => setSaved(null)} />}
    </>
  );
}
