import { useWords } from '../ui/index.ts';
import { recordText } from './saved-game.ts';
import { savedGames } from './saved-games.ts';

function download(id: string): void {
  const saved = savedGames.read(id);
  if (!saved) return;
  const address = URL.createObjectURL(new Blob([recordText(saved)], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `keyflower-${id}.jsonl`;
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Downloads the record of a game on this device. */
export function RecordButton({ id }: { id: string }) {
  const { after } = useWords();
  return (
    <button type="button" onClick={() => download(id)}>
      {after.record}
    </button>
  );
}
