import type { Clock, TableInfo, TableRow } from '@keyflower/protocol';
import type { Words } from '@keyflower/words';
import { botTitle } from '../bots/characters.tsx';
import { closedText, unratedText } from '../story/decided.ts';
import { useWords } from '../ui/hooks.ts';

/** A table's settings, one a line. */
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

/** A table's settings, one a line. */
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
      ? ''
      : labelled(names.timeout, settings.timeout === 'play' ? names.timeoutPlay : names.timeoutReplace),
    labelled(names.onLeave, settings.onLeave === 'bot' ? names.onLeaveBot : names.onLeaveVote),
    labelled(names.stand, botTitle(settings.stand, words)),
    settings.confirm ? names.confirm : '',
    settings.spectators ? names.spectators : '',
    settings.seed === undefined ? '' : labelled(game.seedChosen, settings.seed),
    settings.tiles ? names.tiles : '',
    info.seedHash === null ? '' : labelled(game.commitment, info.seedHash),
  ];
  return lines.filter(Boolean);
}
