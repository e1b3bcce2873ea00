import { type Action, Game, nextToAct, redactEvents, RefusalError } from '@keyflower/engine';
import { type Command, FARMERS_HELP, gameOptions, OK, readArguments, wholeNumber } from '../command.ts';
import { askBoat, askChoice, askOffer, askPayment, askPlacement } from '../play/ending.ts';
import { askAnimal, askBreeding } from '../play/farm.ts';
import { TableTalk } from '../play/table-talk.ts';
import { askTransport } from '../play/transport.ts';
import { askTurn } from '../play/turn.ts';
import { playerNamed } from '../players.ts';
import { writeRecord } from '../records/write-record.ts';
import { freshSeed, playersRandom } from '../seed.ts';
import { Cast } from '../story/names.ts';
import { scoreText } from '../story/sheet.ts';
import { tell, type Told } from '../story/tell.ts';
import { marketText } from '../table/table.ts';
import { villageText } from '../table/village.ts';
import { heading, toldText } from '../terminal/account.ts';
import { capital } from '../terminal/layout.ts';
import { print } from '../terminal/output.ts';
import { Leave, Prompter } from '../terminal/prompter.ts';
import { TILES_HELP, tilesToPlay } from '../tiles.ts';

async function run(args: string[]): Promise<number> {
  const { values } = readArguments({
    args,
    options: {
      players: { type: 'string', default: '3' },
      seat: { type: 'string', default: '0' },
      seed: { type: 'string' },
      farmers: { type: 'string' },
      gamers: { type: 'boolean' },
      handicap: { type: 'string' },
      record: { type: 'string' },
      tiles: { type: 'string' },
    },
  });
  const options = gameOptions(values);
  const seat = wholeNumber(values.seat, '--seat', 0, options.players - 1);
  const seed = values.seed ?? freshSeed();
  const game = Game.create(tilesToPlay(values.tiles), options, seed);
  const cast = new Cast(seat);
  const prompter = new Prompter();
  const which = options.farmers === 'off' ? 'Keyflower' : 'Keyflower and The Farmers';
  print(
    `${which} for ${options.players}: you are player ${seat}; the others choose at random.`,
    'Type h for help at any time, q to leave.',
  );
  try {
    await playToTheEnd(new TableTalk(game, seat, cast, prompter), seed);
    print(...heading('The scores'), ...scoreText(game.score(), cast));
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
    print('', 'You leave the table. Thank you for playing!');
  } finally {
    prompter.close();
  }
  if (values.record !== undefined) {
    writeRecord(values.record, game);
    print(`The record is in ${values.record}.`);
  }
  return OK;
}

async function playToTheEnd(talk: TableTalk, seed: string): Promise<void> {
  const { game, seat, cast } = talk;
  const random = game.position().players.map((_, player) => playersRandom(seed, player));
  const choose = playerNamed('random');
  let shown: Shown = { season: '', decision: '' };
  let news: Told[] = [];
  while (!game.over) {
    // The person comes last among simultaneous answers: nobody waits for the computer.
    const others = game.pending().find(({ player }) => player !== seat);
    const acting = others?.player ?? nextToAct(game.state);
    let action: Action;
    if (acting === seat) {
      tellNews(news);
      news = [];
      shown = show(talk, shown);
      action = await decide(talk);
    } else {
      action = choose(game.state, acting, random[acting]);
    }
    try {
      news.push(...tell(redactEvents(game.play(acting, action), seat), cast));
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      const { rule, message } = error.refusal;
      talk.say(`Not allowed${rule ? ` (${rule})` : ''}: ${message}.`);
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
    print(...heading(`${capital(season)}: the table`));
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
  summary: 'play in the terminal against players who choose at random',
  usage: '[options]',
  help: `You see what your seat may see, type short commands ("b miner 2 red") or choose
from menus, and get the broken rule's number when something is not allowed. "h"
helps during the game; "q", the end of the input and Ctrl-C leave it.

  --players N          2 to 6 (default: 3)
  --seat N             your seat, from 0 (default: 0)
  --seed TEXT          play a certain game again (default: a fresh one)
${FARMERS_HELP}
  --gamers             the gamers' variant: what is received openly stays open
  --handicap SEAT,...  seats that start with an extra green worker
  --record FILE        write the game's record when it ends or you leave
${TILES_HELP}`,
  run,
};
