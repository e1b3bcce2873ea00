import type { RecordHeader } from '@keyflower/engine';
import { DamagedGame, deviceGamePage, recordText, savedGames } from '../device/index.ts';
import { localInfo } from '../local/index.ts';
import { localReplay } from '../replay/index.ts';
import { errorPage, type Page } from '../ui/index.ts';

/** Looks back at a game on this device. */
export async function deviceReplayPage([id = '']: string[], query: URLSearchParams): Promise<Page> {
  try {
    const saved = savedGames.read(id);
    if (!saved) return errorPage(null);
    const { seats, aids, scores } = saved;
    const record = recordText(saved);
    const { options } = JSON.parse(record.slice(0, record.indexOf('\n'))) as Pick<RecordHeader, 'options'>;
    const people = seats.flatMap((who, seat) => ('name' in who ? [seat] : []));
    const info = { ...localInfo(id, options, seats, aids), ...(scores && { status: 'over' as const }) };
    const seat = people.length === 1 ? people[0]! : null;
    return await localReplay({ info, record, seat, home: `/device/${id}` }, query);
  } catch (error) {
    // The game's own page says what is wrong with it.
    if (error instanceof DamagedGame) return deviceGamePage([id]);
    throw error;
  }
}
