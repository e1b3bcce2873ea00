import type { Clock, TableInfo, TableRow } from '@keyflower/protocol';
import type { Words } from '@keyflower/words';
import { botName, botTitle, isCharacter } from './bots.tsx';
import { useWords } from './hooks.ts';

type Seated = Pick<TableInfo, 'seats'> | null;

/** The name of a seat. Bots of one kind are numbered. */
export function nameAt(table: Seated, words: Words): (seat: number) => string {
  const seats = table?.seats ?? [];
  return (seat) => {
    const there = seats[seat];
    if (there?.person) return there.person.name || words.unnamed;
    if (!there?.bot) return words.settings.seat(seat);
    const alike = seats.filter(({ person, bot }) => person === null && bot === there.bot);
    const name = numbered(botName(there.bot, words), alike.indexOf(there), alike.length);
    return isCharacter(there.bot) ? name : words.game.botPlays(name);
  };
}

const numbered = (name: string, nth: number, of: number): string => (of === 1 ? name : `${name} ${nth + 1}`);

/** The names at a listed table, where bots are among the people; null for an empty seat. */
export function listed(names: readonly (string | null)[], words: Words): string[] {
  return names.map((name, i) => {
    if (name === null) return words.lobby.free;
    if (!isCharacter(name)) return name || words.unnamed;
    const before = names.slice(0, i).filter((one) => one === name).length;
    return numbered(botName(name, words), before, names.filter((one) => one === name).length);
  });
}

/** A short list of a table's players: people by name, bots by number. */
export function playersText(table: Seated, words: Words): string {
  const seats = table?.seats ?? [];
  const name = nameAt(table, words);
  const people = seats.filter(({ person }) => person !== null).map(({ seat }) => name(seat));
  const bots = seats.filter(({ person, bot }) => person === null && bot !== null).length;
  return [...people, ...(bots > 0 ? [words.home.against(bots)] : [])].join(' – ');
}

/** Why a table was closed, in a sentence. */
export function closedText(reason: string | null, { server: { closed } }: Words): string {
  return Object.hasOwn(closed, reason ?? '') ? closed[reason as keyof typeof closed] : closed.other;
}

/** Why a game is not rated, as part of a sentence. */
export function unratedText(reason: string, { server: { unrated } }: Words): string {
  return Object.hasOwn(unrated, reason) ? unrated[reason as keyof typeof unrated] : reason;
}

/** A table's settings, one per line. */
export function SettingsList({ info }: { info: TableInfo }) {
  const words = useWords();
  return (
    <ul class="plain">
      {settingsLines(info, words).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export function clockWords(clock: Clock, { settings }: Words): string {
  if (clock.kind === 'untimed') return settings.untimed;
  if (clock.kind === 'live') return settings.clockText.live(Math.round(clock.bank / 60), clock.perDecision);
  return settings.clockText.correspondence(clock.hours);
}

const FARMERS = { off: 'farmersOff', mixed: 'farmersMixed', all: 'farmersAll' } as const;

export function farmersWords(mode: TableRow['farmers'], { settings, labelled }: Words): string {
  return labelled(settings.farmers, settings[FARMERS[mode]]);
}

/** Why the table was closed, or why its game is not rated. */
function whyNot({ status, reason }: TableInfo, words: Words): string {
  if (status === 'closed') return closedText(reason, words);
  return reason === null ? '' : words.after.unrated(unratedText(reason, words));
}

/** A table's settings, one per line. */
function settingsLines(info: TableInfo, words: Words): string[] {
  const { settings: names, game, labelled } = words;
  const { settings } = info;
  const lines = [
    farmersWords(settings.options.farmers, words),
    settings.options.gamers ? names.gamers : '',
    settings.options.handicap.length > 0
      ? labelled(names.handicap, settings.options.handicap.map((seat) => names.seat(seat)).join(', '))
      : '',
    settings.public ? names.public : names.private,
    settings.rated ? names.rated : '',
    whyNot(info, words),
    labelled(names.clock, clockWords(settings.clock, words)),
    settings.clock.kind === 'untimed'
      ? names.absentAfter(settings.absentDays)
      : labelled(names.timeout, settings.timeout === 'play' ? names.timeoutPlay : names.timeoutReplace),
    labelled(names.onLeave, settings.onLeave === 'bot' ? names.onLeaveBot : names.onLeaveVote),
    labelled(names.stand, botTitle(settings.stand, words)),
    settings.confirm ? names.confirm : '',
    settings.askForced ? names.askForced : '',
    settings.spectators ? names.spectators : '',
    settings.seed === undefined ? '' : labelled(game.seedChosen, settings.seed),
    settings.tiles ? names.tiles : '',
    info.continued ? names.continued(info.continued.actions) : '',
    info.seedHash === null ? '' : labelled(game.commitment, info.seedHash),
  ];
  return lines.filter(Boolean);
}
