import type { ToldEvent } from '../table/model.ts';
import type { Sight } from '../table/sight.ts';
import type { SoundName } from './sounds.ts';

const SOUND_OF: { readonly [Type in ToldEvent['type']]?: SoundName } = {
  bid: 'worker',
  used: 'worker',
  passed: 'pass',
  'tile-won': 'won',
  'turn-order-won': 'won',
  upgraded: 'upgrade',
  'gained-resources': 'goods',
  'gained-wheat': 'goods',
  moved: 'goods',
  'drew-skills': 'goods',
  'drew-workers': 'goods',
  'boat-picked': 'goods',
  'placements-shown': 'tile',
  'animal-placed': 'goods',
  herded: 'goods',
  bred: 'goods',
  'season-began': 'season',
  'game-over': 'season',
};

/** A change sounds like a few things at most, each once; last of all, that it is my turn. */
export function soundsOf(
  before: Sight,
  after: Sight,
  events: readonly ToldEvent[],
  me: number | null,
): SoundName[] {
  const sounds = new Set<SoundName>();
  for (const { type } of events) {
    const sound = SOUND_OF[type];
    if (sound) sounds.add(sound);
  }
  const asked = (sight: Sight): boolean => sight.pending.some(({ player }) => player === me);
  const heard = [...sounds].slice(0, 3);
  return asked(after) && !asked(before) ? [...heard, 'turn'] : heard;
}
