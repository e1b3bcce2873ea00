import type { Season } from '@keyflower/engine';
import type { Words } from '@keyflower/words';
import { tileName } from '@keyflower/words/story/names';
import { Icon, SeatPlate } from '../../art/index.ts';
import { playerOf, type TableContext, sentencesOf, tilesOf, type ToldEvent } from '../../play/index.ts';

/** What a card is about; the last three for consequences of an earlier action. */
export type CardAction =
  | 'passed'
  | 'bid'
  | 'used'
  | 'boat'
  | 'won'
  | 'collected'
  | 'returned'
  | 'start'
  | 'placed'
  | 'bred'
  | 'unwanted'
  | 'season-ended'
  | 'season-began'
  | 'undone'
  | 'seat'
  | 'over'
  | 'gained'
  | 'carried'
  | 'improved';

export interface Card {
  /** Index of its first event. */
  key: number;
  seat: number | null;
  action: CardAction;
  season: Season | null;
  events: ToldEvent[];
}

const MAIN_ACTIONS: { readonly [Type in ToldEvent['type']]?: CardAction } = {
  passed: 'passed',
  bid: 'bid',
  used: 'used',
  'boat-picked': 'boat',
  'tile-won': 'won',
  'turn-order-won': 'won',
  'workers-collected': 'collected',
  'bid-returned': 'returned',
  'start-player': 'start',
  'marker-passed': 'start',
  'placements-shown': 'placed',
  bred: 'bred',
  'tile-discarded': 'unwanted',
  'season-ended': 'season-ended',
  'offers-shown': 'season-began',
  'boat-loaded': 'season-began',
  'season-began': 'season-began',
  undone: 'undone',
  'seat-changed': 'seat',
  'game-over': 'over',
};

const FOLLOWS: { readonly [Type in ToldEvent['type']]?: CardAction } = {
  moved: 'carried',
  herded: 'carried',
  fed: 'carried',
  upgraded: 'improved',
};

/** Covered by the next event, secret, or only for the log. */
const SILENT: ReadonlySet<ToldEvent['type']> = new Set<ToldEvent['type']>([
  'placed',
  'placing-done',
  'offered',
  'offer-made',
  'transport-done',
  'restored',
]);

/** Results of a season, merged into one card per player or for all. */
const GATHERED: ReadonlySet<CardAction> = new Set<CardAction>([
  'won',
  'returned',
  'bred',
  'unwanted',
  'season-began',
  'start',
]);

/** One card per action with its consequences. `first` is the index of the first event. */
export function cardsOf(events: readonly ToldEvent[], first = 0): Card[] {
  const cards: Card[] = [];
  events.forEach((event, nth) => {
    if (SILENT.has(event.type)) return;
    const main = MAIN_ACTIONS[event.type];
    const action = main ?? FOLLOWS[event.type] ?? 'gained';
    const seat = playerOf(event);
    const last = cards.at(-1);
    const joins =
      last?.seat === seat &&
      (main === undefined ? last.action !== 'passed' : GATHERED.has(action) && last.action === action);
    const card = joins ? last : { key: first + nth, seat, action, season: null, events: [] };
    if (!joins) cards.push(card);
    card.events.push(event);
    if ('season' in event) card.season = event.season;
  });
  return cards;
}

/** The tiles of a card, those of its action first. */
export const tilesOfCard = ({ events }: Card): string[] => [...new Set(events.flatMap(tilesOf))];

/** The pieces shown on a card: spent, then gained. */
export function piecesOf({ action, events }: Card): { spent: [string, number][]; got: [string, number][] } {
  const spent = new Map<string, number>();
  const got = new Map<string, number>();
  const add = (to: Map<string, number>, counts: object | number, whole = ''): void => {
    if (typeof counts === 'number') to.set(whole, (to.get(whole) ?? 0) + counts);
    else
      for (const [name, n] of Object.entries(counts))
        to.set(name, (to.get(name) ?? 0) + ((n as number) ?? 0));
  };
  for (const event of events) {
    if (event.type === 'bid') add(spent, { [event.color]: event.total });
    if (event.type === 'used') add(spent, event.screen);
    if (event.type === 'gained-resources') add(got, event.resources);
    if (event.type === 'gained-green') add(got, { green: event.workers });
    if (event.type === 'gained-wheat') add(got, { wheat: event.wheat });
    if (event.type === 'drew-workers') add(got, event.workers, 'workers');
    if (event.type === 'drew-skills') add(got, event.skills, 'skills');
    if (event.type === 'boat-picked') add(got, { ...event.workers, ...event.skills });
    if (event.type === 'animal-placed' || event.type === 'bred') add(got, { [event.kind]: 1 });
    if (action === 'won' && (event.type === 'tile-won' || event.type === 'turn-order-won'))
      add(spent, event.paid);
    if (event.type === 'workers-collected' || event.type === 'bid-returned') add(got, event.workers);
  }
  const list = (counts: Map<string, number>): [string, number][] => [...counts].filter(([, n]) => n > 0);
  return { spent: list(spent), got: list(got) };
}

const isUpgrade = ({ events }: Card): boolean => events.some(({ type }) => type === 'upgraded');

/** The text of a card: the action and its tile. */
function actionLabel(card: Card, words: Words): string {
  const { news, story } = words;
  const { actions } = news;
  const tiles = tilesOfCard(card);
  const first = tiles[0] === undefined ? '' : tileName(tiles[0], story);
  const season = card.season === null ? '' : story.seasons[card.season];
  switch (card.action) {
    case 'bid':
      return actions.bid(first);
    case 'used':
      return isUpgrade(card) ? `${actions.used(first)} ${actions.upgraded}` : actions.used(first);
    case 'improved':
      return actions.improved(first);
    case 'boat':
      return actions.boat(first);
    case 'won':
      return tiles.length === 1 ? actions.won(first) : actions.wonMany(tiles.length);
    case 'seat':
      // The sentence has the names of all who are concerned.
      return sentencesOf(card.events, String, words).join(' ');
    case 'unwanted':
      return actions.unwanted(tiles.length);
    case 'season-ended':
      return card.season === null ? '' : story.events.seasonEnded(card.season);
    case 'season-began':
      return actions.seasonBegan(season);
    default:
      return actions[card.action];
  }
}

/** The full text of a card. */
export function cardText(card: Card, { nameOf, words }: Pick<TableContext, 'nameOf' | 'words'>): string {
  const told = sentencesOf(card.events, nameOf, words).join(' ');
  if (told !== '') return told;
  const who = card.seat === null ? '' : `${nameOf(card.seat)} `;
  return `${who}${actionLabel(card, words)}.`;
}

function Counted({ pieces }: { pieces: readonly [string, number][] }) {
  return (
    <>
      {pieces.map(([name, n]) => (
        <span class="piece" key={name}>
          <Icon name={name} size={20} />
          {n > 1 ? <b>{n}</b> : null}
        </span>
      ))}
    </>
  );
}

export function NewsCard({ card, table: { nameOf, words } }: { card: Card; table: TableContext }) {
  const { spent, got } = piecesOf(card);
  return (
    <span class="news-line">
      {card.seat === null ? null : (
        <>
          <SeatPlate seat={card.seat} size={20} />
          <strong>{nameOf(card.seat)}</strong>
        </>
      )}
      <Counted pieces={spent} />
      <span class="action">{actionLabel(card, words)}</span>
      {got.length > 0 ? <span class="plus">+</span> : null}
      <Counted pieces={got} />
    </span>
  );
}
