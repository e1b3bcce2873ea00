import { Game, nextToAct } from '@keyflower/engine';
import { type Command, OK } from '../command.ts';
import { JSON_OPTION } from '../common-options.ts';
import { FARMERS_OPTION, gameOptions } from '../game-options.ts';
import { playerNamed } from '../players.ts';
import { writeRecord } from '../records/write-record.ts';
import { readArguments } from '../read-arguments.ts';
import { playersRandom } from '../seed.ts';
import { LANGUAGE_OPTION, selectLanguage, terminal, words } from '../language.ts';
import { SeatNames } from '../story/names.ts';
import { scoreText } from '../story/sheet.ts';
import { tell } from '../story/tell.ts';
import { tableText } from '../table/table.ts';
import { villageText } from '../table/village.ts';
import { heading, toldText } from '../terminal/narration.ts';
import { wrap } from '../terminal/layout.ts';
import { print } from '../terminal/output.ts';
import { TILES_OPTION, tilesToPlay } from '../tiles.ts';
import { must } from '../must.ts';

const DEFAULT_SEED = 'keyflower';

const OPTIONS = {
  seed: {
    value: 'TEXT',
    help: `seed of the game (default: ${DEFAULT_SEED})`,
    fallback: DEFAULT_SEED,
  },
  players: { value: 'N', help: '2 to 6 (default: 4)', fallback: '4' },
  ...FARMERS_OPTION,
  record: { value: 'FILE', help: "also write the game's record, for replay and verify", path: 'file' },
  ...TILES_OPTION,
  ...JSON_OPTION,
  ...LANGUAGE_OPTION,
} as const;

async function run(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  await selectLanguage(values.language);
  const options = gameOptions(values);
  const { players } = options;
  const game = Game.create(tilesToPlay(values.tiles), options, values.seed);
  const names = new SeatNames();
  const random = Array.from({ length: players }, (_, seat) => playersRandom(values.seed, seat));
  const choose = playerNamed('random');

  const { demo: texts, scores, villages } = terminal();
  print(...wrap(texts.intro(players, values.seed)));
  if (options.farmers !== 'off') print(texts.farmers(options.farmers));
  print(...heading(words().story.seasons.spring), ...tableText(game.position(), names), '');
  for (let seat = nextToAct(game.state); seat >= 0; seat = nextToAct(game.state)) {
    const events = game.play(seat, choose(game.state, seat, must(random[seat])));
    const told = tell(events, names);
    if (told.length > 0) print(...told.flatMap(toldText));
  }
  const position = game.position();
  print(...heading(villages));
  position.players.forEach((_, seat) => print(...villageText(position, seat, names), ''));
  print(...heading(scores), ...scoreText(game.score(), names));
  if (values.record !== undefined) writeRecord(values.record, game);
  return OK;
}

export const demo: Command = {
  name: 'demo',
  summary: 'show a game of random players, from setup to scores',
  usage: '[options]',
  help: `Prints a game between random players season by season, with the villages and
score sheets at the end. The same seed always gives the same game.`,
  options: OPTIONS,
  run,
};
