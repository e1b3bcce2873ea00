/**
 * `node scripts/bots-plot.mjs RESULTS.json...`: reads the output of `keyflower arena --output`, stores the plotted data in
 * docs/pictures/bots-curve.json, and draws docs/pictures/bots-curve.svg. A bot that played with several thinking
 * times is a line with its 95 % intervals, one that played with a single time is a dashed level. Several tournaments
 * are drawn in one picture if they share their last bot, which is the reference of the Elo scale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/paths.mjs';

const [WIDTH, HEIGHT] = [640, 400];
const FRAME = { left: 64, right: 24, top: 40, bottom: 56 };
const COLOURS = ['#1f5fa8', '#b3541e', '#3b7d3a', '#7a4a9c'];
const LEVEL = '#666666';

/**
 * @typedef {{ name: string, bot: string, budget: number, elo: number, low: number, high: number }} Point
 * @typedef {{ players: number, games: number, seed: string, points: Point[] }} Curve
 */

/** @returns {Point} */
function pointOf({ name, bot, budget, elo: { value, interval } }) {
  const [low, high] = interval ?? [value, value];
  return { name, bot, budget, elo: value, low, high };
}

/**
 * Extracts the plotted data from the results of tournaments.
 *
 * @returns {Curve}
 */
export function curveOf(...tournaments) {
  const [{ options, seed, bots }] = tournaments;
  const base = bots[bots.length - 1];
  if (
    tournaments.some((one) => one.bots.at(-1).name !== base.name || one.options.players !== options.players)
  ) {
    throw new Error('the last bot and the number of players must be the same in all of them');
  }
  const games = tournaments.reduce((sum, one) => sum + one.games.played, 0);
  const others = tournaments.flatMap((one) => one.bots.slice(0, -1));
  return { players: options.players, games, seed, points: [...others, base].map(pointOf) };
}

/** Round numbers from low to high, about six of them. */
function ticks(low, high) {
  const rough = (high - low) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((times) => times * power >= rough) ?? 10);
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

const timeText = (ms) => (ms < 1000 ? `${ms} ms` : `${ms / 1000} s`);
const text = (x, y, words, extra = '') => `<text x="${x}" y="${y}" ${extra}>${words}</text>`;
const line = (x1, y1, x2, y2, extra) => `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" ${extra}/>`;

/** The coordinates of a thinking time and a strength. */
function scalesOf(points, times) {
  const [low, high] = [Math.min(...points.map((one) => one.low)), Math.max(...points.map((one) => one.high))];
  const [first, last] = [Math.log(times[0]), Math.log(times[times.length - 1])];
  const [width, height] = [WIDTH - FRAME.left - FRAME.right, HEIGHT - FRAME.top - FRAME.bottom];
  const rounded = (value) => Math.round(value * 10) / 10;
  return {
    low,
    high,
    x: (ms) => rounded(FRAME.left + (0.05 + 0.9 * ((Math.log(ms) - first) / (last - first || 1))) * width),
    y: (elo) => rounded(FRAME.top + (0.95 - 0.9 * ((elo - low) / (high - low || 1))) * height),
  };
}

function level({ bot, elo }, { y }) {
  const at = y(elo);
  return [
    line(FRAME.left, at, WIDTH - FRAME.right, at, `stroke="${LEVEL}" stroke-dasharray="4 4"`),
    text(WIDTH - FRAME.right - 4, at - 6, bot, `fill="${LEVEL}" text-anchor="end"`),
  ];
}

function curve(points, colour, { x, y }) {
  const [first] = points;
  return [
    `<polyline points="${points.map(({ budget, elo }) => `${x(budget)},${y(elo)}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
    ...points.flatMap(({ budget, elo, low, high }) => [
      line(x(budget), y(low), x(budget), y(high), `stroke="${colour}"`),
      `<circle cx="${x(budget)}" cy="${y(elo)}" r="4" fill="${colour}"/>`,
    ]),
    text(x(first.budget) + 8, y(first.elo) - 8, first.bot, `fill="${colour}"`),
  ];
}

/** @param {Curve} results */
export function plot({ players, games, points }) {
  const times = [...new Set(points.map(({ budget }) => budget))].sort((a, b) => a - b);
  const scales = scalesOf(points, times);
  const { low, high, x, y } = scales;
  const series = [...new Set(points.map(({ bot }) => bot))].flatMap((bot, i) => {
    const own = points.filter((point) => point.bot === bot).sort((a, b) => a.budget - b.budget);
    const [only] = own;
    return only && own.length === 1
      ? level(only, scales)
      : curve(own, COLOURS[i % COLOURS.length] ?? 'black', scales);
  });
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" role="img">`,
    `<title>Strength against thinking time, ${games} games of ${players} players</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    text(FRAME.left, 24, `${games} games of ${players} players; bars are 95 % intervals`),
    ...ticks(low, high).flatMap((elo) => [
      line(FRAME.left, y(elo), WIDTH - FRAME.right, y(elo), 'stroke="#dddddd"'),
      text(FRAME.left - 8, y(elo) + 4, elo, 'text-anchor="end"'),
    ]),
    ...times.map((ms) => text(x(ms), HEIGHT - FRAME.bottom + 20, timeText(ms), 'text-anchor="middle"')),
    text(WIDTH / 2, HEIGHT - 12, 'thinking time for each turn', 'text-anchor="middle"'),
    text(
      16,
      HEIGHT / 2,
      `Elo above ${points.at(-1)?.name}`,
      `text-anchor="middle" transform="rotate(-90 16 ${HEIGHT / 2})"`,
    ),
    ...series,
    '</svg>',
  ].join('\n')}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = process.argv.slice(2);
  if (files.length === 0) {
    console.error('usage: node scripts/bots-plot.mjs RESULTS.json...');
    process.exit(2);
  }
  const results = curveOf(...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
  const pictures = join(root, 'docs/pictures');
  writeFileSync(join(pictures, 'bots-curve.json'), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(join(pictures, 'bots-curve.svg'), plot(results));
}
