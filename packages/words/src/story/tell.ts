import type { SeatEvent, ToldEvent } from '@keyflower/protocol';
import type { Role, Who } from '../grammar.ts';
import { counted, fieldTile, goodsText, noun, type Story, tileName, total } from './names.ts';

export type { ToldEvent };

export interface Told {
  text: string;
  heading: boolean;
}

/** The name of the player in a seat. */
export type NameOfSeat = (seat: number) => string;
/** The same as the subject of a sentence: the seat may be the reader's own. */
type SubjectOfSeat = (seat: number) => Who;

const plain = (text: string): Told => ({ text, heading: false });

/** An event in words; null where another event says it better. */
export function tell(event: ToldEvent, subjectOf: SubjectOfSeat, story: Story): Told | null {
  if (event.type === 'season-ended' || event.type === 'season-began') {
    const text =
      event.type === 'season-ended'
        ? story.events.seasonEnded(event.season)
        : story.events.seasonBegan(story.seasons[event.season]);
    return { text, heading: true };
  }
  const text =
    'player' in event ? ofPlayer(event, subjectOf(event.player), story) : ofAll(event, subjectOf, story);
  if (text === null) return null;
  return plain(event.timedOut ? story.events.timedOut(text) : text);
}

type PlayerEvent = Extract<ToldEvent, { player: number }>;

function ofPlayer(event: PlayerEvent, who: Who, story: Story): string | null {
  const { events } = story;
  const counts = (what: Parameters<typeof goodsText>[0], role?: Role, none?: string) =>
    goodsText(what, { story }, { role, none });
  const tile = 'tile' in event ? tileName(event.tile, story) : '';
  switch (event.type) {
    case 'passed':
      return event.forced ? events.passedWithoutWorkers(who) : events.passed(who);
    case 'bid':
      return events.bid(who, counts({ [event.color]: event.total }), tile, movedText(event.groups, story));
    case 'used':
      return events.used(
        who,
        tile,
        [counts(event.screen, 'label', ''), movedText(event.groups, story)].filter(Boolean).join(', '),
      );
    case 'paid-worker':
      return events.paid(who, counts({ [event.worker]: 1 }));
    case 'paid-group':
      return events.paid(who, events.paidGroup(counts(event.workers, 'label'), tileName(event.group, story)));
    case 'paid-skill':
      return events.paid(who, event.skill ? counts({ [event.skill]: 1 }) : events.paidSkill);
    case 'gained-resources':
      return events.gainedOn(who, counts(event.resources), tile);
    case 'gained-green':
      return events.gained(who, counts({ green: event.workers }));
    case 'gained-wheat':
      return events.gained(who, counts({ wheat: event.wheat }));
    case 'drew-workers':
      return events.drewWorkers(
        who,
        typeof event.workers === 'number' ? events.nWorkers(event.workers) : counts(event.workers),
      );
    case 'drew-skills':
      return events.drewSkills(
        who,
        typeof event.skills === 'number' ? events.nSkills(event.skills) : counts(event.skills),
      );
    case 'moved':
      return events.moved(
        who,
        counts({ [event.resource]: 1 }),
        tileName(event.from, story),
        tileName(event.to, story),
      );
    case 'upgraded':
      return events.upgraded(who, tile, paidText(event.pay, story));
    case 'stood-up':
      return events.stoodUp(who, tile);
    case 'bid-returned':
      return events.bidReturned(who, counts(event.workers), tile);
    case 'tile-won':
    case 'turn-order-won':
      return events.won(who, tile, counts(event.paid));
    case 'workers-collected':
      return total(event.workers) > 0 ? events.collected(who, counts(event.workers)) : null;
    case 'start-player':
      return events.startPlayer(who);
    case 'marker-passed':
      return events.markerPassed(who);
    case 'boat-picked':
      return (event.forced ? events.lastBoatPicked : events.boatPicked)(
        who,
        tileName(event.boat, story),
        counts({ ...event.workers, ...event.skills }, 'label', ''),
      );
    case 'boat-bonus':
      return events.boatBonus(who, story.abilities[event.ability]);
    case 'animal-placed':
      return events.animal(who, counted(1, event.kind, story), fieldTile(event.field, story));
    case 'herded':
      return events.herded(
        who,
        counted(1, event.kind, story),
        fieldTile(event.from, story),
        fieldTile(event.to, story),
      );
    case 'fed':
      return events.fed(who);
    case 'bred':
      return events.bred(who, noun(event.kind, story), fieldTile(event.field, story));
    case 'undone':
      return events.undone(who);
    case 'seat-changed':
      return ofSeat(event, story);
    case 'placed':
    case 'capacity':
    case 'chose':
    case 'transport-done':
    case 'placing-done':
    case 'offered':
    case 'offer-made':
      return null;
  }
}

function ofSeat({ before, now, name, reason }: SeatEvent, { events }: Story): string {
  const player = before || events.deletedPlayer;
  if (now === 'person') {
    return before !== null && name === before
      ? events.isBack(player)
      : events.tookOver(name || events.deletedPlayer, before === null ? null : player);
  }
  if (now === 'none') return events.gaveUp[reason ?? 'left'](player);
  return reason ? `${events.gaveUp[reason](player)} ${events.botPlaysOn}` : events.botPlaysFor(player);
}

type SharedEvent = Exclude<ToldEvent, { player: number } | { type: 'season-ended' | 'season-began' }>;

function ofAll(event: SharedEvent, subjectOf: SubjectOfSeat, story: Story): string | null {
  const { events } = story;
  switch (event.type) {
    case 'tile-discarded':
      return events.discarded(tileName(event.tile, story));
    case 'boat-loaded':
      return events.boatLoaded(
        tileName(event.boat, story),
        goodsText({ ...event.workers, ...event.skills }, { story }),
      );
    case 'placements-shown': {
      const seats = [...new Set(event.placements.map(({ player }) => player))];
      const placed = seats.map((seat) => {
        const tiles = event.placements.filter(({ player }) => player === seat);
        return events.placed(subjectOf(seat), story.list(tiles.map(({ tile }) => tileName(tile, story))));
      });
      const aside = event.setAside.map(({ player, tile }) =>
        events.setAside(subjectOf(player), tileName(tile, story)),
      );
      return [...placed, ...aside].join(' ') || null;
    }
    case 'offers-shown':
      return events.offers(event.counts.map((n, seat) => events.offer(subjectOf(seat), n)).join(', '));
    case 'restored':
      return events.restored;
    case 'game-over':
      return events.over;
  }
}

/** From where workers of lost bids were moved; empty if there were none. */
function movedText(groups: readonly string[], story: Story): string {
  return groups.length === 0 ? '' : story.events.moving(groups.map((group) => tileName(group, story)));
}

function paidText(
  { resources, skills }: { resources: object; skills: object | number },
  story: Story,
): string {
  const seen = goodsText(
    { ...resources, ...(typeof skills === 'number' ? {} : skills) },
    { story },
    { none: '' },
  );
  const hidden = typeof skills === 'number' && skills > 0 ? story.events.nSkills(skills) : '';
  return story.list([seen, hidden].filter(Boolean)) || story.nothing;
}
