import {
  contentFor,
  explainField,
  explainFields,
  FULL_EDITION,
  Game,
  makePosition,
  type Position,
  QuickRandom,
  randomAction,
} from '@keyflower/engine';
import { expect, test } from 'vitest';
import {
  addOffer,
  addToVillage,
  changeOffer,
  changeTile,
  freeTiles,
  removeFromVillage,
  setBagGreen,
  setBid,
  setGamers,
  setHand,
  setHandicap,
  setMode,
  setPasses,
  setPhase,
  setPlayers,
  setPurple,
  setSeason,
} from '../src/editor/model/edits.ts';
import {
  addWonTile,
  flipWonTile,
  removeWonTile,
  setDue,
  setMarkerPasses,
  setWaiting,
} from '../src/editor/model/ending-edits.ts';
import { ask, type Ask, askOf, changeAsked, setBreeding } from '../src/editor/model/decision.ts';
import { picksOf, setPicked, setPicks, swapped } from '../src/editor/model/picks.ts';
import { animalsIn, setAnimals, setOpen } from '../src/editor/model/player-edits.ts';
import { possibleAsks } from '../src/editor/model/possible-asks.ts';
import { addWinterTile, dealWinterTiles, setOffered } from '../src/editor/model/winter-edits.ts';
import { printJson, rangeOf } from '../src/editor/model/json-text.ts';
import { placementsOf, rotationsOf } from '../src/editor/model/placements.ts';
import { emptyPosition, firstPosition, PositionEditor } from '../src/editor/model/position-editor.ts';
import { readText } from '../src/editor/model/reading.ts';
import { fromFragment, toFragment } from '../src/editor/model/share.ts';
import { must } from '../../../scripts/testing/must.ts';

const open = (position: object = emptyPosition(2)): PositionEditor => new PositionEditor(printJson(position));

/** What players could deduce is not edited. */
const asEdited = ({ players, ...rest }: Position): object => ({
  ...rest,
  players: players.map((player) => ({ ...player, known: undefined })),
});

/** The positions of a random game at every so many decisions. */
function* positionsOf(options: object, every: number): Generator<Position> {
  const game = Game.create(FULL_EDITION, options, 'positions to edit');
  const random = new QuickRandom('players');
  for (let n = 0; !game.over; n++) {
    if (n % every === 0) yield game.position();
    const { player } = must(game.pending()[0]);
    game.play(player, randomAction(game.state, player, random));
  }
  yield game.position();
}

test.each([
  { players: 2, farmers: 'off' },
  { players: 4, farmers: 'all', gamers: true },
])('a position that is opened and written again is the same, whenever in a game: %o', (options) => {
  let count = 0;
  for (const position of positionsOf(options, 16)) {
    const editor = open(position);
    editor.edit();
    expect(editor.problem).toBeNull();
    expect(asEdited(makePosition(editor.state))).toEqual(asEdited(position));
    count++;
  }
  expect(count).toBeGreaterThan(5);
});

test('actions that are played in the editor lead from possible position to possible position', () => {
  const editor = open(firstPosition(open().position));
  const random = new QuickRandom('editor');
  const seasons = new Set<string>();
  for (let n = 0; n < 120 && editor.position.phase !== 'scoring'; n++) {
    const { player } = must(editor.position.pending?.[0]);
    editor.play(player, randomAction(editor.state, player, random));
    expect(editor.problem).toBeNull();
    seasons.add(must(editor.position.season));
  }
  expect(seasons.size).toBeGreaterThan(1);
});

test('long positions are printed with short lines and read back alike', () => {
  const [position] = positionsOf({ players: 3, farmers: 'mixed' }, 1);
  const text = printJson(position);
  expect(JSON.parse(text)).toEqual(position);
  expect(text.split('\n').every((line) => line.length < 100 || line.includes('"'))).toBe(true);
});

test('the place of a value is found in a text, and of a missing one the place that should have it', () => {
  const text = '{ "a": [1, { "b \\"]": "x, }" }], "c": { } }';
  const at = (path: string): string => {
    const { start, end } = rangeOf(text, path);
    return text.slice(start, end);
  };
  expect(at('a[0]')).toBe('1');
  expect(at('a[1]')).toBe('{ "b \\"]": "x, }" }');
  expect(at('c')).toBe('{ }');
  expect(at('c.d[2].e')).toBe('{ }');
  expect(at('nowhere')).toBe(text);
});

test.each([
  ['', 'empty'],
  ['{ "format": ', 'not-json'],
  ['{"format":"keyflower-view/1"}', 'view'],
  ['{"format":"keyflower-record/1","rules":1}\n{"n":1,"chance":{}}', 'record'],
  ['{"n":3,"player":0,"action":{"type":"pass"}}', 'record-line'],
  ['{"n":3,"player":0,"action":{"type":"pass"}}\n{"n":4,"undo":3}', 'record-line'],
  ['{"type":"pass"}', 'action'],
  ['{"players":[]}', 'no-format'],
  ['{"format":"keyflower-position/1"}', 'refused'],
  ['[1]', 'refused'],
  ['null', 'refused'],
])('says of %s that it is: %s', (text, kind) => {
  expect(readText(text).problem?.kind).toBe(kind);
});

test('names the line of a mistake in JSON', () => {
  expect(readText('{\n  "format": 1,\n  oops\n}').problem).toEqual({ kind: 'not-json', line: 3 });
});

test('a problem is shown at the player and the tile that it concerns', () => {
  const editor = open();
  editor.edit(setHand(1, { workers: { red: 100 } }));
  expect(editor.problem).toMatchObject({ kind: 'refused', refusal: { reason: 'too-many-pieces' } });
  editor.undo();
  editor.edit((position) => position.players[1]!.village.push({ tile: 'keywood', q: 5, r: 5 }));
  expect(editor.place).toMatchObject({ section: 'player', seat: 1 });
  editor.undo();
  expect(editor.problem).toBeNull();
  editor.edit(addOffer('keywood'));
  editor.edit(setBid('market', 'keywood', 0, { red: 2 }), setBid('market', 'keywood', 1, { red: 2 }));
  expect(editor.place).toMatchObject({ section: 'market', seat: null, tile: 'keywood' });
  editor.edit(setBid('market', 'keywood', 1, { blue: 3 }));
  expect(editor.place).toMatchObject({ section: 'market', tile: 'keywood' });
  editor.edit(setBid('market', 'keywood', 1, {}));
  expect(editor.problem).toBeNull();
});

test('a text that cannot be read keeps the position that was shown', () => {
  const editor = open();
  editor.edit(setHand(0, { workers: { green: 3 } }));
  editor.type('{');
  expect(editor.isReadable).toBe(false);
  expect(editor.position.players[0]?.workers).toEqual({ green: 3 });
  editor.undo();
  expect(editor.isReadable).toBe(true);
});

test('what is typed in one go is undone together, and a long line is folded', () => {
  const editor = open();
  const { text } = editor;
  for (const typed of ['{', '{ ', '{ }']) editor.type(typed);
  editor.undo();
  expect(editor.text).toBe(text);
  editor.type(JSON.stringify(firstPosition(editor.position)));
  expect(editor.text.split('\n').length).toBeGreaterThan(10);
  expect(editor.problem).toBeNull();
});

test('a tile is offered the places and rotations that the rules allow, and no others', () => {
  const editor = open();
  const placements = placementsOf(editor.position, 0, 'keywood');
  for (let q = -2; q <= 2; q++) {
    for (let r = -2; r <= 2; r++) {
      for (let rotation = 0; rotation < 6; rotation++) {
        const tried = open();
        tried.edit(addToVillage(0, 'keywood', { q, r, rotation }));
        const isOffered = placements.some((one) => one.q === q && one.r === r && one.rotation === rotation);
        expect(tried.problem === null).toBe(isOffered);
      }
    }
  }
  editor.edit(addToVillage(0, 'keywood', must(placements[0])));
  const rotations = rotationsOf(editor.position, 0, 'keywood');
  expect(rotations.length).toBeGreaterThan(0);
  for (const rotation of [0, 1, 2, 3, 4, 5]) {
    const tried = open(JSON.parse(editor.text) as object);
    tried.edit(changeTile(0, 'keywood', { rotation }));
    expect(tried.problem === null).toBe(rotations.includes(rotation));
  }
});

test('a tile that is taken away may be used elsewhere, also in a position that names its hidden tiles', () => {
  const [position] = positionsOf({ players: 2 }, 1);
  const editor = open(position);
  const tile = must(position?.market[0]).tile;
  const hidden = must(position?.hidden.out[0]);
  editor.edit((now) => (now.market = now.market.filter((offer) => offer.tile !== tile)));
  expect(freeTiles(editor.position, ({ season }) => season === 'spring')).toContain(tile);
  editor.edit(addToVillage(0, tile, must(placementsOf(editor.position, 0, tile)[0])));
  expect(editor.problem).toBeNull();
  editor.edit(removeFromVillage(0, tile), addOffer(hidden));
  expect(editor.problem).toBeNull();
});

test('another number of players or another set of tiles leaves a possible position', () => {
  for (const position of positionsOf({ players: 4, farmers: 'all' }, 40)) {
    if (position.phase !== 'actions') continue;
    for (const players of [2, 3, 6]) {
      const editor = open(position);
      editor.edit(setPlayers(players));
      expect(editor.problem).toBeNull();
      expect(editor.state.content).toBe(contentFor(FULL_EDITION, 'all'));
      expect(editor.position.players).toHaveLength(players);
    }
  }
  const editor = open(emptyPosition(3));
  for (const mode of ['all', 'mixed', 'off'] as const) {
    editor.edit(setMode(mode));
    expect(editor.problem).toBeNull();
  }
});

test('a season that ends can be taken back to its turns', () => {
  let count = 0;
  for (const position of positionsOf({ players: 3, farmers: 'all' }, 1)) {
    if (position.phase !== 'ending' || position.turnOrder.length === 0) continue;
    const editor = open(position);
    editor.edit(setPhase('actions'));
    expect(editor.problem).toBeNull();
    count++;
  }
  expect(count).toBeGreaterThan(5);
});

test('animals are set field by field, wherever they were written down', () => {
  let count = 0;
  for (const position of positionsOf({ players: 2, farmers: 'all' }, 15)) {
    if (position.phase !== 'actions' || position.pending.some(({ decision }) => decision !== 'turn'))
      continue;
    const editor = open(position);
    for (const field of explainFields(editor.state, 1)) {
      editor.edit(setAnimals(1, field, {}));
      expect(editor.problem).toBeNull();
      expect(explainField(editor.state, 1, field.name)?.animals).toEqual({});
      expect(animalsIn(must(open(position).position.players[1]), field)).toEqual(field.animals);
      const counts = Object.keys(field.animals).length > 0 ? field.animals : { sheep: 1 };
      editor.edit(setAnimals(1, field, counts));
      expect(editor.problem).toBeNull();
      expect(explainField(editor.state, 1, field.name)?.animals).toEqual(counts);
      count++;
    }
  }
  expect(count).toBeGreaterThan(10);
});

test('what was won, what lies open, passes, marker and bag are set by hand', () => {
  const editor = open(emptyPosition(3));
  editor.edit(setGamers(true), setHand(2, { workers: { red: 3 }, skills: { saw: 2 } }));
  editor.edit(setOpen(2, { workers: { red: 2 } }), setOpen(2, { skills: { saw: 1 } }));
  editor.edit(setPasses(2), setBagGreen(4));
  expect(editor.problem).toBeNull();
  const now = makePosition(editor.state);
  expect(now.players[2]?.open).toEqual({ workers: { red: 2 }, skills: { saw: 1 } });
  expect([now.passes, now.bagGreen]).toEqual([2, 4]);
  editor.edit(setPasses(0), setPhase('ending'), addWonTile(1, 'keywood'));
  expect(editor.problem).toBeNull();
  expect(makePosition(editor.state).pending).toEqual([{ player: 1, decision: 'place' }]);
  editor.edit(removeWonTile(1, 'keywood'), setPhase('scoring'), setPurple(2));
  expect(editor.problem).toBeNull();
  expect(makePosition(editor.state).purple).toBe(2);
});

/** The first position of a random game for each kind of decision. */
function* everyDecision(players: number): Generator<Position> {
  const game = Game.create(FULL_EDITION, { players, farmers: 'all' }, 'decisions to edit');
  const random = new QuickRandom(`players ${players}`);
  const seen = new Set<string>();
  while (!game.over) {
    const { player, decision } = must(game.pending()[0]);
    if (!seen.has(decision)) yield game.position();
    seen.add(decision);
    game.play(player, randomAction(game.state, player, random));
  }
}

/** Sets what a decision has of its own again by hand; returns what was offered before. */
function setAgain(editor: PositionEditor, { pending, players }: Position): Ask[] {
  const now = askOf(editor.position);
  const { player, points = 0, upgrades = 0 } = must(pending[0]);
  const { winter, waiting = {} } = must(players[player]);
  if (now.decision === 'boat') editor.edit(setPicks(picksOf(editor.position)));
  if (now.decision === 'offer') {
    editor.edit(setOffered(player, must(winter[0]), true));
    editor.edit(setOffered(player, must(winter[0]), false));
  }
  if (now.tile === undefined) return possibleAsks(editor.position, editor.state);
  editor.edit(ask({ decision: 'turn' }, editor.state));
  const offered = possibleAsks(editor.position, editor.state);
  editor.edit(ask(now, editor.state));
  if (now.decision === 'transport') editor.edit(changeAsked(player, { points, upgrades }));
  if (now.decision === 'animal') editor.edit(setWaiting(player, waiting));
  return offered;
}

test('every decision of a game can be asked by hand', () => {
  const seen = new Set<string>();
  for (const players of [2, 3, 4, 5, 6])
    for (const position of everyDecision(players)) {
      const { decision } = must(position.pending[0]);
      const editor = open(position);
      const now = askOf(editor.position);
      expect(setAgain(editor, position)).toContainEqual(now);
      expect(editor.problem).toBeNull();
      expect(asEdited(makePosition(editor.state))).toEqual(asEdited(position));
      seen.add(decision);
    }
  for (const decision of ['turn', 'pay', 'choose', 'transport', 'animal', 'boat', 'place', 'offer'])
    expect(seen).toContain(decision);
});

test('births are set by hand where the animals do not suffice for all herds', () => {
  const herd = (half: number): object => ({ kind: 'cow', half, count: 2 });
  const village = [{ tile: 'home-1', animals: [herd(0), herd(9)] }];
  const players = [
    { winter: [], village },
    { winter: [], village: [{ tile: 'home-2' }] },
  ];
  const editor = open({ ...emptyPosition(2), options: { farmers: 'all' }, phase: 'ending', players });
  editor.edit(ask({ decision: 'breed' }, editor.state));
  expect(makePosition(editor.state).pending).toEqual([
    {
      player: 0,
      decision: 'breed',
      newborn: { cow: 1 },
      expecting: [
        { field: 'home-1:0', kind: 'cow' },
        { field: 'home-1:9', kind: 'cow' },
      ],
    },
  ]);
  editor.edit(setBreeding(0, { cow: 2 }, [{ field: 'home-1:9', kind: 'cow' }]));
  expect(editor.place).toMatchObject({ section: 'decision' });
});

test('at the end of a season, each decision that is offered leads to a possible position that asks it', () => {
  const seen = new Set<string>();
  for (const position of positionsOf({ players: 4, farmers: 'all' }, 45)) {
    if (position.phase === 'scoring') continue;
    const editor = open(position);
    editor.edit(setPhase('ending'));
    expect(editor.problem).toBeNull();
    for (const one of possibleAsks(editor.position, editor.state)) {
      const asked = open(JSON.parse(editor.text) as object);
      asked.edit(ask(one, asked.state));
      expect(asked.problem).toBeNull();
      expect(askOf(asked.position)).toEqual(one);
      seen.add(one.decision);
    }
  }
  for (const decision of ['settle', 'boat', 'animal', 'offer']) expect(seen).toContain(decision);
});

test('a decision about a tile is offered only to a player who has something to decide', () => {
  const editor = open({ ...emptyPosition(2), season: 'summer' });
  const use = (): Ask[] => possibleAsks(editor.position, editor.state);
  expect(use()).toEqual([{ decision: 'turn' }]);
  editor.edit(addOffer('hiring-fair'), changeOffer('market', 'hiring-fair', { uses: [{ blue: 1 }] }));
  expect(use()).toEqual([{ decision: 'turn' }]);
  editor.edit(setHand(0, { skills: { pick: 1, saw: 1 } }));
  expect(use()).toEqual([{ decision: 'turn' }, { decision: 'pay', tile: 'hiring-fair' }]);
  editor.edit(ask({ decision: 'pay', tile: 'hiring-fair' }, editor.state));
  expect(makePosition(editor.state).pending).toEqual([{ player: 0, decision: 'pay', tile: 'hiring-fair' }]);
  editor.edit(setHand(0, { skills: {} }));
  expect(editor.place).toMatchObject({ section: 'decision' });
});

test('a tile in the market of another season, or in a village before its own, is impossible', () => {
  const editor = open();
  editor.edit(addOffer('hiring-fair'));
  expect(editor.problem).toMatchObject({ kind: 'out-of-season', where: 'market' });
  expect(editor.place).toMatchObject({ section: 'market', tile: 'hiring-fair' });
  editor.edit(setSeason('summer'));
  expect(editor.problem).toBeNull();
  editor.edit(setSeason('spring'));
  expect(editor.position.market).toEqual([]);
  editor.edit(addToVillage(1, 'keywood', { q: 0, r: -1, rotation: 0 }));
  expect(editor.problem).toBeNull();
  editor.edit(addToVillage(0, 'farrier', { q: 0, r: -1, rotation: 0 }));
  expect(editor.problem).toMatchObject({ kind: 'out-of-season', where: 'village' });
  expect(editor.place).toMatchObject({ section: 'player', seat: 0, tile: 'farrier' });
});

test('who picks boats is set by hand, and which were picked', () => {
  const editor = open(emptyPosition(3));
  editor.edit(setPhase('ending'), ask({ decision: 'boat' }, editor.state));
  editor.edit(setPicks(swapped(picksOf(editor.position), 0, 2)));
  editor.edit(setPicks({ ...picksOf(editor.position), picked: 1 }), setMarkerPasses(true));
  expect(editor.problem).toBeNull();
  const now = makePosition(editor.state);
  expect(now).toMatchObject({ boatOrder: [2], markerPasses: true });
  expect(now.pending).toEqual([{ player: 1, decision: 'boat', next: [0] }]);
  const gone = must(now.boats.find(({ picked }) => picked)).boat;
  const other = must(now.boats.find(({ picked }) => !picked)).boat;
  editor.edit(setPicked(gone, false));
  expect(editor.place).toMatchObject({ section: 'harbour' });
  editor.edit(setPicked(other, true));
  expect(editor.problem).toBeNull();
  editor.edit(addWonTile(1, 'boat-1'), flipWonTile(1, 'boat-1'));
  expect(makePosition(editor.state).players[1]?.placing).toEqual([{ tile: 'boat-1', face: 'b' }]);
  expect(askOf(editor.position).decision).toBe('boat');
});

test('boats come into villages at the end of winter, and go back to the harbour', () => {
  const editor = open({ ...emptyPosition(2), season: 'winter', phase: 'scoring' });
  const boat = must(editor.position.boats[0]).boat;
  editor.edit(addToVillage(0, boat, must(placementsOf(editor.position, 0, boat)[0])));
  expect(editor.problem).toBeNull();
  expect(makePosition(editor.state).boats.map((one) => one.boat)).not.toContain(boat);
  editor.edit(removeFromVillage(0, boat));
  expect(editor.problem).toBeNull();
  expect(makePosition(editor.state).boats.map((one) => one.boat)).toContain(boat);
});

test('handicap, winter hands, rewards, sealed tiles and a standing colour are set by hand', () => {
  const editor = open(emptyPosition(3));
  editor.edit(setMode('all'), setHandicap(2, true), setHandicap(0, true), setHandicap(1, true));
  editor.edit(setHandicap(1, false));
  expect(makePosition(editor.state).options.handicap).toEqual([0, 2]);
  editor.edit(dealWinterTiles(1));
  expect(makePosition(editor.state).players[1]?.winter.length).toBeGreaterThan(1);
  editor.edit(setPhase('ending'), ask({ decision: 'boat' }, editor.state), setDue(1, { wheat: 1, pig: 1 }));
  expect(makePosition(editor.state).players[1]?.due).toEqual({ wheat: 1, pig: 1 });
  editor.edit(addWonTile(0, 'keywood'), addWonTile(1, 'workshop'), ask({ decision: 'place' }, editor.state));
  editor.edit(removeWonTile(0, 'keywood'));
  editor.edit(addToVillage(0, 'keywood', must(placementsOf(editor.position, 0, 'keywood')[0])));
  editor.edit(changeTile(0, 'keywood', { sealed: true }));
  expect(editor.problem).toBeNull();
  expect(makePosition(editor.state).players[0]?.village[1]).toMatchObject({ tile: 'keywood', sealed: true });
  const autumn = open({ ...emptyPosition(2), season: 'autumn', phase: 'ending' });
  autumn.edit(addWinterTile(0, 'windmill'), addWinterTile(1, 'jeweller'), addWinterTile(1, 'scholar'));
  autumn.edit(ask({ decision: 'offer' }, autumn.state), setOffered(1, 'scholar', true));
  expect(makePosition(autumn.state)).toMatchObject({
    players: [{}, { offered: ['scholar'] }],
    pending: [{ player: 0, decision: 'offer' }],
  });
  const lying = open({ ...emptyPosition(2), season: 'summer' });
  lying.edit(addToVillage(0, 'boat-4', must(placementsOf(lying.position, 0, 'boat-4')[0])));
  lying.edit(addOffer('tavern'), setBid('market', 'tavern', 0, { red: 1 }));
  lying.edit(changeOffer('market', 'tavern', { uses: [{ blue: 1 }], color: 'blue' }));
  expect(makePosition(lying.state).market[0]?.color).toBe('blue');
});

test('turn-order tiles that a position does not list stay on the table', () => {
  const editor = open();
  const { turnOrder } = makePosition(editor.state);
  expect(turnOrder.length).toBeGreaterThan(0);
  editor.edit(addOffer('keywood'));
  expect(makePosition(editor.state).turnOrder).toEqual(turnOrder);
  editor.edit(setPlayers(4));
  expect(makePosition(editor.state).turnOrder.length).toBe(
    makePosition(open(emptyPosition(4)).state).turnOrder.length,
  );
});

test('a position travels in an address; a damaged or oversized one is refused', async () => {
  const [position] = positionsOf({ players: 6, farmers: 'all' }, 1);
  const fragment = await toFragment(position);
  expect(fragment).toMatch(/^p=[\w-]+$/);
  expect(JSON.parse(String(await fromFragment(`#${fragment}`)))).toEqual(position);
  expect(await fromFragment('')).toBeNull();
  expect(await fromFragment('#editor-text')).toBeNull();
  await expect(fromFragment(fragment.slice(0, 102))).rejects.toBeInstanceOf(Error);
  await expect(fromFragment('#p=%%%')).rejects.toBeInstanceOf(Error);
  await expect(fromFragment(await toFragment('x'.repeat(1_000_000)))).rejects.toThrow('too long');
});
