import type { Language } from '@keyflower/protocol';
import { LANGUAGES } from '@keyflower/protocol/languages';
import type { AdviceWords } from './advice.ts';
import type { AccountWords } from './en/account.ts';
import type { DeviceWords } from './en/device.ts';
import type { LearnWords } from './en/learn.ts';
import type { PrivacyWords } from './en/privacy.ts';
import type { RulesWords } from './en/rules.ts';
import type { TerminalWords } from './en/terminal.ts';
import type { NoticeWords } from './notices.ts';
import type { RefusalWords } from './refusals.ts';
import type { Words } from './words.ts';

export { type AdviceWords, adviceText, type Naming } from './advice.ts';
export type { AccountWords } from './en/account.ts';
export type { CharacterWords } from './en/bots.ts';
export type { DeviceWords } from './en/device.ts';
export type { LearnWords } from './en/learn.ts';
export type { PrivacyWords } from './en/privacy.ts';
export { refusalText, type RefusalWords } from './refusals.ts';
export type { RulesChapter, RulesWords } from './en/rules.ts';
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

export const loadAccountWords = async (language: Language): Promise<AccountWords> =>
  ((await import(`./${language}/account.ts`)) as { account: AccountWords }).account;

export const loadDeviceWords = async (language: Language): Promise<DeviceWords> =>
  ((await import(`./${language}/device.ts`)) as { device: DeviceWords }).device;

export const loadLearnWords = async (language: Language): Promise<LearnWords> =>
  ((await import(`./${language}/learn.ts`)) as { learn: LearnWords }).learn;

export const loadPrivacyWords = async (language: Language): Promise<PrivacyWords> =>
  ((await import(`./${language}/privacy.ts`)) as { privacy: PrivacyWords }).privacy;

export const loadRefusalWords = async (language: Language): Promise<RefusalWords> =>
  ((await import(`./${language}/refusals.ts`)) as { refusals: RefusalWords }).refusals;

export const loadRulesWords = async (language: Language): Promise<RulesWords> =>
  ((await import(`./${language}/rules.ts`)) as { rules: RulesWords }).rules;

export const loadNotices = async (language: Language): Promise<NoticeWords> =>
  ((await import(`./${language}/notices.ts`)) as { notices: NoticeWords }).notices;

export const loadTerminalWords = async (language: Language): Promise<TerminalWords> =>
  ((await import(`./${language}/terminal.ts`)) as { terminal: TerminalWords }).terminal;
