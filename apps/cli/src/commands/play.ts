import { BOT_IDS } from '@keyflower/bots';
import { type Action, Game, nextToAct, redactEvents, RefusalError } from '@keyflower/engine';
import { refusalText } from '@keyflower/words';
import { thinkingTime } from '../arena/entrants.ts';
import { type Command, OK, wholeNumber } from '../command.ts';
import { FARMERS_OPTION, gameOptions, VARIANT_OPTIONS } from '../game-options.ts';
import { askBoat, askChoice, askOffer, askPayment, askPlacement } from '../play/ending.ts';
import { askAnimal, askBreeding } from '../play/farm.ts';
import { botsNamed, CHARACTERS_HELP, introductions, namesOf, seatingOf } from '../play/opponents.ts';
import { Dialogue } from '../play/dialogue.ts';
import { BotRunner } from '../play/bot-runner.ts';
import { askTransport } from '../play/transport.ts';
import { askTurn } from '../play/turn.ts';
import { readArguments } from '../read-arguments.ts';
import { writeRecord } from '../records/write-record.ts';
import { freshSeed } from '../seed.ts';
import { LANGUAGE_OPTION, refusals, selectLanguage, terminal, words } from '../language.ts';
import { SeatNames } from '../story/names.ts';
import { scoreText } from '../story/sheet.ts';
import { tell, type Told } from '../story/tell.ts';
import { marketText } from '../table/table.ts';
import { villageText } from '../table/village.ts';
import { heading, toldText } from '../terminal/narration.ts';
import { wrap } from '../terminal/layout.ts';
import { print } from '../terminal/output.ts';
import { Prompter, QuitError } from '../terminal/prompter.ts';
import { withStatus } from '../terminal/with-status.ts';
import { TILES_OPTION, tilesToPlay } from '../tiles.ts';

/** Level 2 of 4: a challenge for players who know the game, but not unbeatable for beginners. */
const DEFAULT_BOT = 'miller';
const DEFAULT_PLAYERS = 3;

const OPTIONS = {
  bots: {
    value: 'NAME,...',
    help: `your opponents: one name for all of them, or one per opponent (default: ${DEFAULT_BOT}). From weakest to strongest:
${CHARACTERS_HELP}
  or random, which plays any legal action`,
    fallback: DEFAULT_BOT,
    choices: BOT_IDS,
    list: true,
  },
  time: {
    value: 'MS',
    help: "a bot's thinking time per turn (default: 1000); most need far less",
    fallback: '1000',
  },
  players: { value: 'N', help: `2 to 6 (default: one more than --bots names, or ${DEFAULT_PLAYERS})` },
  seat: { value: 'N', help: 'your seat, counted from 0 (default: 0)', fallback: '0' },
  seed: {
    value: 'TEXT',
    help: 'seed of the game (default: random); bots that use their full thinking time may still choose differently',
  },
  ...FARMERS_OPTION,
  ...VARIANT_OPTIONS,
  record: { value: 'FILE', help: 'write the record when the game ends or you leave it', path: 'file' },
  ...TILES_OPTION,
  ...LANGUAGE_OPTION,
} as const;

async function run(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  await selectLanguage(values.language);
  const named = botsNamed(values.bots);
  const players = values.players ?? String(named.length > 1 ? named.length + 1 : DEFAULT_PLAYERS);
  const options = gameOptions({ ...values, players });
  const seat = wholeNumber(values.seat, '--seat', 0, options.players - 1);
  const seating = seatingOf(named, options.players, seat);
  const budget = thinkingTime(values.time, '--time');
  const seed = values.seed ?? freshSeed();
  const game = Game.create(tilesToPlay(values.tiles), options, seed);
  const botNames = namesOf(seating);
  const names = new SeatNames(seat, botNames);
  const prompter = new Prompter();
  const bots = new BotRunner(game, seating, seed, budget);
  print(
    terminal().intro(options.farmers !== 'off', options.players, seat),
    ...introductions(seating),
    terminal().keys,
  );
  try {
    await playToTheEnd(new Dialogue(game, seat, names, prompter), bots, prompter);
    print(...heading(terminal().scores), ...scoreText(game.score(), names));
  } catch (error) {
    if (!(error instanceof QuitError)) throw error;
    print('', terminal().leave);
  } finally {
    prompter.close();
    await bots.stop();
  }
  if (values.record !== undefined) {
    writeRecord(
      values.record,
      game,
      botNames.some(Boolean) ? botNames.map((_, i) => names.name(i)) : undefined,
    );
    print(terminal().saved(values.record));
  }
  return OK;
}

async function playToTheEnd(dialogue: Dialogue, bots: BotRunner, prompter: Prompter): Promise<void> {
  const { game, seat, names } = dialogue;
  let shown: Shown = { season: '', decision: '' };
  let news: Told[] = [];
  while (!game.over) {
    // Bots answer simultaneous decisions first, so that the player never waits for them afterwards.
    const others = game.pending().find(({ player }) => player !== seat);
    const acting = others?.player ?? nextToAct(game.state);
    let action: Action;
    if (acting === seat) {
      tellNews(news);
      news = [];
      shown = show(dialogue, shown);
      action = await decide(dialogue);
    } else {
      const thought = prompter.meanwhile(bots.choose(acting));
      action = await withStatus(terminal().thinking(names.name(acting)), thought);
    }
    try {
      news.push(...tell(redactEvents(game.play(acting, action), seat), names));
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      const { rule = '', reason, facts } = error.refusal;
      const why = refusalText({ reason, facts }, refusals());
      dialogue.say(...wrap(terminal().refused(rule, why)));
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

/** Shows what the player needs for a decision: the whole table once a season, the map once a use. */
function show(dialogue: Dialogue, before: Shown): Shown {
  const view = dialogue.view();
  const decision = view.pending.find(({ player }) => player === dialogue.seat)?.decision ?? 'turn';
  let { season } = before;
  if (decision === 'turn' && view.season !== season) {
    season = view.season;
    print(...heading(terminal().seasonTable(words().story.seasons[view.season])));
    dialogue.showTable();
    print(...villageText(view, dialogue.seat, dialogue.names));
  } else if (decision === 'turn') {
    print('', ...marketText(view, dialogue.names));
  } else if (MAP_NEEDED.has(decision) && before.decision !== decision) {
    print(...villageText(view, dialogue.seat, dialogue.names));
  }
  print(...dialogue.hand());
  return { season, decision };
}

function decide(dialogue: Dialogue): Promise<Action> {
  const decision = dialogue.game.pending().find(({ player }) => player === dialogue.seat)?.decision;
  switch (decision) {
    case 'pay':
      return askPayment(dialogue);
    case 'choose':
      return askChoice(dialogue);
    case 'transport':
      return askTransport(dialogue);
    case 'animal':
      return askAnimal(dialogue);
    case 'boat':
      return askBoat(dialogue);
    case 'breed':
      return askBreeding(dialogue);
    case 'place':
      return askPlacement(dialogue);
    case 'offer':
      return askOffer(dialogue);
    default:
      return askTurn(dialogue);
  }
}

export const play: Command = {
  name: 'play',
  summary: 'play in the terminal against bots of your choice',
  usage: '[options]',
  help: `Shows the game as your seat sees it. Type short commands ("b miner 2 red") or
choose from menus; an illegal action is refused with the id of the rule. "h"
shows help during the game; "q", Ctrl-C or the end of the input leaves it.`,
  options: OPTIONS,
  run,
};
