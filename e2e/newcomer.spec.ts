import type { Language } from '@keyflower/protocol';
import { loadGuideWords, loadLessonsWords, loadWords } from '@keyflower/words';
import { SEASONS } from '@keyflower/engine';
import type { Locator } from '@playwright/test';
import { Board } from './support/board.ts';
import { finger, mouse, type Press } from './support/input.ts';
import { Player } from './support/player.ts';
import { watchAnswers } from './support/reading.ts';
import { asReturning } from './support/returning.ts';
import { expect, FULL, type Page, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Collects the titles that the guide shows, in the page, and dismisses those to be read, like a player who reads fast. */
function readEverything(panel: Element, [read, gotIt]: readonly [readonly string[], string]): void {
  const name = panel.getAttribute('aria-label');
  const look = (): void => {
    const guide = [...document.querySelectorAll('section')].find((one) => one.ariaLabel === name);
    const title = guide?.querySelector('h1')?.innerText;
    if (!guide || title === undefined) return;
    const titles = document.body.dataset.titles?.split('\n') ?? [];
    if (!titles.includes(title)) document.body.dataset.titles = [...titles, title].join('\n');
    if (!read.includes(title)) return;
    [...guide.querySelectorAll('button')].find(({ innerText }) => innerText === gotIt)?.click();
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** From the start page through a lesson to a guided game, up to its end. */
async function comeAndPlay(page: Page, language: Language, press: Press): Promise<void> {
  const words = await loadWords(language);
  const guide = await loadGuideWords(language);
  const lessons = await loadLessonsWords(language);
  const panel = page.getByRole('region', { name: guide.name, exact: true });
  const said = panel.getByRole('heading');
  const inPanel = (name: string): Locator => panel.getByRole('button', { name, exact: true });

  await watchAnswers(page);
  await page.goto('/');
  await page.getByRole('link', { name: words.start.learn }).first().click();
  await page.getByRole('link', { name: `${lessons.begin}: ${lessons.lessons.bid.title}` }).click();
  const task = page.getByRole('region', { name: lessons.guide, exact: true });
  await task.getByRole('button', { name: lessons.hint }).click();
  await task.getByRole('button', { name: lessons.showMe }).click();
  await expect(task).toContainText(lessons.lessons.bid.steps.first.solved);
  await task.getByRole('link', { name: lessons.leave }).click();
  await page.getByRole('link', { name: words.start.firstGame }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guide.title);
  await page.getByRole('button', { name: guide.begin }).click();
  await new Board(page, words).ready();

  await expect(said).toHaveText(guide.topics.start.title);
  await inPanel(guide.off).click();
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: words.market.bar.menu, exact: true }).click();
  await page.getByRole('button', { name: guide.on }).click();
  await page.keyboard.press('Escape');
  await expect(said).toHaveText(guide.topics.start.title);
  await inPanel(guide.gotIt).click();
  await expect(said).toHaveText(guide.name);
  await inPanel(guide.again).click();
  await inPanel(guide.topics.start.title).click();
  await expect(said).toHaveText(guide.topics.start.title);

  const read: readonly string[] = [guide.tip, ...SEASONS.map((season) => guide.seasonEnd.title(season))];
  await panel.evaluate(readEverything, [read, guide.gotIt] as const);
  const player = new Player(page, words, press);
  player.fitsVillage = true;
  // Every season ends early in the quick run.
  if (!FULL) player.passes = 97;
  await player.play();
  const titles = await page.evaluate(() => document.body.dataset.titles?.split('\n'));
  for (const season of SEASONS) expect(titles).toContain(guide.seasonEnd.title(season));
  expect(titles).toContain(guide.topics.offer.title);
  expect(titles).toContain(guide.topics.winter.title);
  await expect(page.getByRole('heading', { name: words.end.chart })).toBeVisible();
  await expect(page.getByRole('dialog').getByText(guide.topics.end.title)).toBeVisible();
}

test('a newcomer finds the lessons, and is guided through a first game to its end', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  await asReturning(context);
  await comeAndPlay(page, 'en', mouse);
});

const OTHER_LANGUAGES = [
  ['de', 'de-DE'],
  ['fr', 'fr-FR'],
] as const;

for (const [language, locale] of FULL ? OTHER_LANGUAGES : [])
  test.describe(`in ${language}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('a newcomer is guided on a phone', async ({ page, context }) => {
      test.setTimeout(600_000);
      await asReturning(context);
      await comeAndPlay(page, language, finger);
    });
  });
