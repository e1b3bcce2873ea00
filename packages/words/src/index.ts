import type { Language } from '@keyflower/protocol';
import { LANGUAGES } from '@keyflower/protocol/languages';
import type { AdviceWords } from './advice.ts';
import type { TerminalWords } from './en/terminal.ts';
import type { NoticeWords } from './notices.ts';
import type { Words } from './words.ts';

export { type AdviceWords, adviceText, type Naming } from './advice.ts';
export type { AccountWords } from './en/account.ts';
export type { CatalogueWords } from './en/catalogue.ts';
export type { CharacterWords } from './en/bots.ts';
export type { DeviceWords } from './en/device.ts';
export type { GuideWords } from './en/guide.ts';
export type { LearnWords } from './en/learn.ts';
export type { LessonsWords } from './en/lessons.ts';
export type { PrivacyWords } from './en/privacy.ts';
export type { PuzzlesWords } from './en/puzzles.ts';
export type { ReplayWords } from './en/replay.ts';
export type { ReviewWords } from './en/review.ts';
export {
  loadAccountWords,
  loadCatalogueWords,
  loadDeviceWords,
  loadGuideWords,
  loadLearnWords,
  loadLessonsWords,
  loadPrivacyWords,
  loadPuzzlesWords,
  loadRefusalWords,
  loadReplayWords,
  loadRulesWords,
  loadSheetsWords,
  loadStatisticsWords,
} from './page-words.ts';
export { refusalText, type RefusalWords } from './refusals.ts';
export type { RulesChapter, RulesWords } from './en/rules.ts';
export type { SheetsWords } from './en/sheets.ts';
export type { StatisticsWords } from './en/statistics.ts';
export type { TerminalWords } from './en/terminal.ts';
export type { NoticeWords } from './notices.ts';
export type { Words } from './words.ts';

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The name of each language in itself. Worked out when it is needed: loading locale data takes time. */
export const languageNames = (): readonly (readonly [Language, string])[] =>
  LANGUAGES.map((code) => [
    code,
    capitalized(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code),
  ]);

// Bundlers make one lazy chunk per language for each of these imports.

export const loadWords = async (language: Language): Promise<Words> =>
  ((await import(`./${language}/pages.ts`)) as { pages: Words }).pages;

export const loadAdviceWords = async (language: Language): Promise<AdviceWords> =>
  ((await import(`./${language}/advice.ts`)) as { advice: AdviceWords }).advice;

export const loadNotices = async (language: Language): Promise<NoticeWords> =>
  ((await import(`./${language}/notices.ts`)) as { notices: NoticeWords }).notices;

export const loadTerminalWords = async (language: Language): Promise<TerminalWords> =>
  ((await import(`./${language}/terminal.ts`)) as { terminal: TerminalWords }).terminal;
