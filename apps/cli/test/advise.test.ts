import { writeFileSync } from 'node:fs';
import {
  chanceStream,
  DrawnChance,
  FULL_EDITION,
  legalActions,
  makePosition,
  makeView,
  newGame,
} from '@keyflower/engine';
import { Scenario, type ScenarioPosition } from '@keyflower/engine/testkit';
import { describe, expect, it } from 'vitest';
import { keyflower, keyflowerHere, temporaryFolder } from './run.ts';

const path = temporaryFolder();
const state = newGame(
  FULL_EDITION,
  { players: 3, farmers: 'mixed', gamers: false, handicap: [] },
  new DrawnChance(chanceStream('advise')),
);
const { active } = makeView(state, null);
writeFileSync(path('position.json'), JSON.stringify(makePosition(state)));
writeFileSync(path('view.json'), JSON.stringify(makeView(state, active)));
const COUNT = ['--iterations', '20', '--json'];

const advised = async (file: string, run = keyflowerHere): Promise<string[]> => {
  const { code, out } = await run('advise', path(file), ...COUNT);
  expect(code).toBe(0);
  return out.trim().split('\n');
};

describe('keyflower advise', () => {
  it('ranks legal actions, each with odds and a sentence', async () => {
    const legal = legalActions(state, active).map((action) => JSON.stringify(action));
    const lines = await advised('position.json');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) {
      const { action, winRate, score, share, reason, text } = JSON.parse(line);
      expect(legal).toContain(JSON.stringify(action));
      for (const part of [winRate ?? 0, share]) expect(part >= 0 && part <= 1).toBe(true);
      expect(score === null || Number.isFinite(score)).toBe(true);
      expect(typeof reason.id).toBe('string');
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/[a-z][A-Z]/);
    }
  });

  it('names goods and tiles like the game, and advises even if only passing is possible', async () => {
    const textsAt = async (position: ScenarioPosition): Promise<string[]> => {
      const { state: there } = new Scenario({ options: { players: 2 }, ...position });
      writeFileSync(path('there.json'), JSON.stringify(makePosition(there)));
      return (await advised('there.json')).map((line) => (JSON.parse(line) as { text: string }).text);
    };
    const market = [{ tile: 'alehouse' }, { tile: 'apprentice-hall' }];
    const texts = await textsAt({ market, players: [{ workers: { red: 1 } }] });
    expect(texts.join('\n')).toMatch(/1 worker from the bag/);
    expect(texts.join('\n')).toMatch(/Apprentice Hall.*1 random skill/);
    expect(texts.join('\n')).not.toMatch(/[a-z][A-Z]|apprentice-hall/);
    expect(await textsAt({ market })).toEqual([
      expect.stringMatching(/^Only passing is possible\. If Player 1 /),
    ]);
  });

  it('gives the same advice for a position as for the view of the seat: hidden information is not used', async () => {
    expect(await advised('view.json')).toEqual(await advised('position.json', keyflower));
  });

  it('prints a numbered list of sentences', async () => {
    const { code, out } = await keyflowerHere('advise', path('view.json'), '--iterations', '20');
    expect(code).toBe(0);
    expect(out).toContain(`For Player ${active} (turn), best first:`);
    expect(out).toMatch(/^1\. +[A-Z]/m);
    expect(out).toContain('"type":');
  });

  it('exits with code 1 if there is no seat to advise', async () => {
    const other = (active + 1) % 3;
    writeFileSync(path('spectator.json'), JSON.stringify(makeView(state, null)));
    writeFileSync(path('cut.json'), '{"format":');
    writeFileSync(path('bad.json'), '{"format":"keyflower-view/1","viewer":0}');
    for (const [file, message, ...flags] of [
      ['position.json', `has no decision for seat ${other}`, '--seat', `${other}`],
      ['view.json', `is the view of seat ${active}, not of seat ${other}`, '--seat', `${other}`],
      ['spectator.json', 'is the view of a spectator'],
      ['cut.json', 'is not JSON'],
      ['bad.json', 'is not a valid view'],
    ] as const) {
      const { code, err } = await keyflowerHere('advise', path(file), ...flags);
      expect(err).toContain(message);
      expect(code).toBe(1);
    }
  });
});
