import type { Language } from '@keyflower/protocol';
import type { AccountWords } from './en/account.ts';
import type { CatalogueWords } from './en/catalogue.ts';
import type { DeviceWords } from './en/device.ts';
import type { GuideWords } from './en/guide.ts';
import type { LearnWords } from './en/learn.ts';
import type { LessonsWords } from './en/lessons.ts';
import type { PrivacyWords } from './en/privacy.ts';
import type { PuzzlesWords } from './en/puzzles.ts';
import type { ReplayWords } from './en/replay.ts';
import type { RulesWords } from './en/rules.ts';
import type { SheetsWords } from './en/sheets.ts';
import type { StatisticsWords } from './en/statistics.ts';
import type { RefusalWords } from './refusals.ts';

/* Loaders for the texts of single pages. They are apart from the others, so that the start page loads none of them. */

export const loadAccountWords = async (language: Language): Promise<AccountWords> =>
  ((await import(`./${language}/account.ts`)) as { account: AccountWords }).account;

export const loadCatalogueWords = async (language: Language): Promise<CatalogueWords> =>
  ((await import(`./${language}/catalogue.ts`)) as { catalogue: CatalogueWords }).catalogue;

export const loadDeviceWords = async (language: Language): Promise<DeviceWords> =>
  ((await import(`./${language}/device.ts`)) as { device: DeviceWords }).device;

export const loadGuideWords = async (language: Language): Promise<GuideWords> =>
  ((await import(`./${language}/guide.ts`)) as { guide: GuideWords }).guide;

export const loadLearnWords = async (language: Language): Promise<LearnWords> =>
  ((await import(`./${language}/learn.ts`)) as { learn: LearnWords }).learn;

export const loadLessonsWords = async (language: Language): Promise<LessonsWords> =>
  ((await import(`./${language}/lessons.ts`)) as { lessons: LessonsWords }).lessons;

export const loadPrivacyWords = async (language: Language): Promise<PrivacyWords> =>
  ((await import(`./${language}/privacy.ts`)) as { privacy: PrivacyWords }).privacy;

export const loadPuzzlesWords = async (language: Language): Promise<PuzzlesWords> =>
  ((await import(`./${language}/puzzles.ts`)) as { puzzles: PuzzlesWords }).puzzles;

export const loadRefusalWords = async (language: Language): Promise<RefusalWords> =>
  ((await import(`./${language}/refusals.ts`)) as { refusals: RefusalWords }).refusals;

export const loadReplayWords = async (language: Language): Promise<ReplayWords> =>
  ((await import(`./${language}/replay.ts`)) as { replay: ReplayWords }).replay;

export const loadRulesWords = async (language: Language): Promise<RulesWords> =>
  ((await import(`./${language}/rules.ts`)) as { rules: RulesWords }).rules;

export const loadSheetsWords = async (language: Language): Promise<SheetsWords> =>
  ((await import(`./${language}/sheets.ts`)) as { sheets: SheetsWords }).sheets;

export const loadStatisticsWords = async (language: Language): Promise<StatisticsWords> =>
  ((await import(`./${language}/statistics.ts`)) as { statistics: StatisticsWords }).statistics;
