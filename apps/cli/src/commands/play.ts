import { type Action, Game, nextToAct, redactEvents, RefusalError } from '@keyflower/engine';
import { refusalText } from '@keyflower/words';
import { thinkingTime } from '../arena/entrants.ts';
import { type Command, FARMERS_HELP, gameOptions, OK, readArguments, wholeNumber } from '../command.ts';
import { askBoat, askChoice, askOffer, askPayment, askPlacement } from '../play/ending.ts';
import { askAnimal, askBreeding } from '../play/farm.ts';
import { botsNamed, CHARACTERS_HELP, introductions, namesOf, seatingOf } from '../play/opponents.ts';
import { TableTalk } from '../play/table-talk.ts';
import { Thinkers } from '../play/thinkers.ts';
import { askTransport } from '../play/transport.ts';
import { askTurn } from '../play/turn.ts';
import { writeRecord } from '../records/write-record.ts';
import { freshSeed } from '../seed.ts';
import { LANGUAGE_HELP, speak, terminal, words } from '../language.ts';
import { Cast } from '../story/names.ts';
import { scoreText } from '../story/sheet.ts';
import { tell, type Told } from '../story/tell.ts';
import { marketText } from '../table/table.ts';
import { villageText } from '../table/village.ts';
import { heading, toldText } from '../terminal/account.ts';
import { wrap } from '../terminal/layout.ts';
import { print } from '../terminal/output.ts';
import { Leave, Prompter } from '../terminal/prompter.ts';
import { saying } from '../terminal/waiting.ts';
import { TILES_HELP, tilesToPlay } from '../tiles.ts';

/** Level 2 of 4: someone who knows the game has an opponent, and a beginner has a chance. */
const DEFAULT_BOT = 'miller';
const DEFAULT_PLAYERS = 3;

async function run(args: string[]): Promise<number> {
  const { values } = readArguments({
    args,
    options: {
      players: { type: 'string' },
      seat: { type: 'string', default: '0' },
      bots: { type: 'string', default: DEFAULT_BOT },
      time: { type: 'string', default: '1000' },
      seed: { type: 'string' },
      farmers: { type: 'string' },
      gamers: { type: 'boolean' },
      handicap: { type: 'string' },
      record: { type: 'string' },
      tiles: { type: 'string' },
      language: { type: 'string' },
    },
  });
  await speak(values.language);
  const named = botsNamed(values.bots);
  const players = values.players ?? String(named.length > 1 ? named.length + 1 : DEFAULT_PLAYERS);
  const options = gameOptions({ ...values, players });
  const seat = wholeNumber(values.seat, '--seat', 0, options.players - 1);
  const seating = seatingOf(named, options.players, seat);
  const budget = thinkingTime(values.time, '--time');
  const seed = values.seed ?? freshSeed();
  const game = Game.create(tilesToPlay(values.tiles), options, seed);
  const names = namesOf(seating);
  const cast = new Cast(seat, names);
  const prompter = new Prompter();
  const thinkers = new Thinkers(game, seating, seed, budget);
  print(
    terminal().intro(options.farmers !== 'off', options.players, seat),
    ...introductions(seating),
    terminal().keys,
  );
  try {
    await playToTheEnd(new TableTalk(game, seat, cast, prompter), thinkers, prompter);
    print(...heading(terminal().scores), ...scoreText(game.score(), cast));
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
    print('', terminal().leave);
  } finally {
    prompter.close();
    await thinkers.stop();
  }
  if (values.record !== undefined) {
    writeRecord(values.record, game, names.some(Boolean) ? names.map((_, i) => cast.name(i)) : undefined);
    print(terminal().saved(values.record));
  }
  return OK;
}

async function playToTheEnd(talk: TableTalk, thinkers: Thinkers, prompter: Prompter): Promise<void> {
  const { game, seat, cast } = talk;
  let shown: Shown = { season: '', decision: '' };
  let news: Told[] = [];
  while (!game.over) {
    // Bots answer simultaneous decisions first, so that the person never waits afterwards.
    const others = game.pending().find(({ player }) => player !== seat);
    const acting = others?.player ?? nextToAct(game.state);
    let action: Action;
    if (acting === seat) {
      tellNews(news);
      news = [];
      shown = show(talk, shown);
      action = await decide(talk);
    } else {
      const thought = prompter.meanwhile(thinkers.choose(acting));
      action = await saying(terminal().thinking(cast.name(acting)), thought);
    }
    try {
      news.push(...tell(redactEvents(game.play(acting, action), seat), cast));
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      const { rule = '', reason, facts } = error.refusal;
      const why = refusalText({ reason, facts }, words().refusals);
      talk.say(...wrap(terminal().refused(rule, why)));
    }
  }
  tellNews(news);
}

function tellNews(news: readonly Told[]): void {
  if (news.length > 0) print('', ...news.flatMap(toldText));
}

interface Shown {
  season: string;
  decision: string;
}

/** The decisions about what is where in the village. */
const MAP_NEEDED: ReadonlySet<string> = new Set(['transport', 'animal', 'breed']);

/** What the person needs to see before a decision: the whole table once a season, the map once a use. */
function show(talk: TableTalk, before: Shown): Shown {
  const view = talk.view();
  const decision = view.pending.find(({ player }) => player === talk.seat)?.decision ?? 'turn';
  let { season } = before;
  if (decision === 'turn' && view.season !== season) {
    season = view.season;
    print(...heading(terminal().seasonTable(words().story.seasons[view.season])));
    talk.showTable();
    print(...villageText(view, talk.seat, talk.cast));
  } else if (decision === 'turn') {
    print('', ...marketText(view, talk.cast));
  } else if (MAP_NEEDED.has(decision) && before.decision !== decision) {
    print(...villageText(view, talk.seat, talk.cast));
  }
  print(...talk.hand());
  return { season, decision };
}

function decide(talk: TableTalk): Promise<Action> {
  const decision = talk.game.pending().find(({ player }) => player === talk.seat)?.decision;
  switch (decision) {
    case 'pay':
      return askPayment(talk);
    case 'choose':
      return askChoice(talk);
    case 'transport':
      return askTransport(talk);
    case 'animal':
      return askAnimal(talk);
    case 'boat':
      return askBoat(talk);
    case 'breed':
      return askBreeding(talk);
    case 'place':
      return askPlacement(talk);
    case 'offer':
      return askOffer(talk);
    default:
      return askTurn(talk);
  }
}

export const play: Command = {
  name: 'play',
  summary: 'play in the terminal against bots of your choice',
  usage: '[options]',
  help: `You see what your seat may see, type short commands ("b miner 2 red") or choose
from menus, and get the broken rule's number when something is not allowed. "h"
helps during the game; "q", the end of the input and Ctrl-C leave it.

  --bots NAME,...      your opponents: one for all seats, or one per seat, yours
                       left out (default: ${DEFAULT_BOT}); the weakest first:
${CHARACTERS_HELP}
                       also random, who takes any legal action
  --time MS            how long a bot may think in a turn (default: 1000); most
                       need far less
  --players N          2 to 6 (default: as many as --bots names and you, else ${DEFAULT_PLAYERS})
  --seat N             your seat, from 0 (default: 0)
  --seed TEXT          play a certain game again (default: a fresh one); bots
                       who think until time is up may then choose otherwise
${FARMERS_HELP}
  --gamers             the gamers' variant: what is received openly stays open
  --handicap SEAT,...  seats that start with an extra green worker
  --record FILE        write the game's record when it ends or you leave
${TILES_HELP}
${LANGUAGE_HELP}`,
  run,
};
