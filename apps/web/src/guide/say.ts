import type { GuideWords } from '@keyflower/words';
import { goodsText, noun, tileName, total } from '@keyflower/words/story/names';
import type { TableContext } from '../play/index.ts';
import type { Nudge } from './nudges.ts';
import type { Prompt } from './prompts.ts';
import type { SeasonEnd } from './season-end.ts';

/** The names of things in the reader's language. */
type Naming = Pick<TableContext, 'words' | 'nameOf'>;

interface Said {
  title: string;
  text: readonly string[];
}

const named = (tile: string, { words }: Naming): string => words.hint.tile(tileName(tile, words.story));

const listOf = (tiles: readonly string[], naming: Naming): string =>
  naming.words.story.list(tiles.map((tile) => named(tile, naming)));

function seasonEndText(
  { season, won, gone, back }: SeasonEnd,
  seat: number,
  guide: GuideWords,
  naming: Naming,
): string[] {
  const { seasonEnd } = guide;
  const mine = won[seat] ?? [];
  const others = won.flatMap((tiles, player) =>
    player === seat || tiles.length === 0
      ? []
      : [seasonEnd.otherWon(naming.nameOf(player), listOf(tiles, naming))],
  );
  const more = gone.length > 0 ? [seasonEnd.gone(listOf(gone, naming))] : [];
  const results = [mine.length > 0 ? seasonEnd.won(listOf(mine, naming)) : seasonEnd.wonNothing];
  const workers = total(back) > 0 ? seasonEnd.workers(goodsText(back, naming.words)) : seasonEnd.noWorkers;
  return [
    [...results, ...others, ...more].join(' '),
    workers,
    season === 'winter' ? seasonEnd.lastBoats : seasonEnd.boats,
  ];
}

/** A prompt in words; `seat` is the player who is guided. */
export function sayPrompt(prompt: Prompt, seat: number, guide: GuideWords, naming: Naming): Said {
  const { words, nameOf } = naming;
  const { topics, seasonEnd } = guide;
  const goods = (counts: Parameters<typeof goodsText>[0]): string => goodsText(counts, words);
  const points = (n: number): string => words.story.face.points(n);
  const one = (text: string): Said => ({
    title: prompt.topic === 'season-end' ? '' : topics[prompt.topic].title,
    text: [text],
  });
  switch (prompt.topic) {
    case 'season-end':
      return {
        title: seasonEnd.title(prompt.season),
        text: seasonEndText(prompt, seat, guide, naming),
      };
    case 'start':
      return one(topics.start.text(goods(prompt.workers)));
    case 'colour': {
      const { tile, colour, highest } = prompt;
      return one(topics.colour.text(named(tile, naming), noun(colour, words.story), String(highest)));
    }
    case 'turn-order':
      return one(topics['turn-order'].text(named(prompt.tile, naming)));
    case 'outbid': {
      const { tile, by, workers } = prompt;
      return one(topics.outbid.text(named(tile, naming), nameOf(by), goods(workers)));
    }
    case 'own-use':
      return one(topics['own-use'].text(named(prompt.tile, naming), String(prompt.next)));
    case 'other-use':
      return one(topics['other-use'].text(named(prompt.tile, naming), nameOf(prompt.owner)));
    case 'market-use':
      return one(topics['market-use'].text(named(prompt.tile, naming)));
    case 'green':
      return one(topics.green.text(goods({ green: prompt.workers })));
    case 'passed':
      return one(topics.passed.text(nameOf(prompt.player)));
    case 'transport': {
      const { pointsLeft, upgradesLeft } = words.now;
      return one(topics.transport.text(pointsLeft(prompt.points), upgradesLeft(prompt.upgrades)));
    }
    case 'upgrade':
      return one(topics.upgrade.text(named(prompt.tile, naming)));
    case 'place':
      return one(topics.place.text(listOf(prompt.tiles, naming)));
    case 'offer':
      return one(topics.offer.text(listOf(prompt.tiles, naming)));
    case 'summer':
    case 'autumn':
      return one(topics[prompt.topic].text());
    case 'winter':
      return one(topics.winter.text(points(prompt.points)));
    case 'end': {
      const sources = prompt.sources.map((from) => guide.source(words.end.sources[from.source], from.points));
      return one(topics.end.text(points(prompt.points), words.story.list(sources)));
    }
  }
}

export function sayNudge(nudge: Nudge, { chances }: GuideWords, naming: Naming): string {
  const tile = named(nudge.tile, naming);
  switch (nudge.chance) {
    case 'bid':
    case 'use':
      return chances[nudge.chance](tile, nudge.workers, nudge.needed);
    case 'road':
    case 'upgrade':
      return chances[nudge.chance](tile);
  }
}
