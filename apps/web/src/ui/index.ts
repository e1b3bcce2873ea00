/**
 * What all pages share: controls, dialogs, the frame around a page, routing, error messages, texts about tables and
 * bots. May import session and words; knows no page and draws no tile.
 */
export { botAbout, botName, botOr, botTitle, choosable, BotDescription } from './bots.tsx';
export { Button, Check, Choice, Field, fieldsOf, Form, Part, Picks } from './controls.tsx';
export { Copyable, copyText } from './copying.tsx';
export { Dialog, ReportDialog } from './dialogs.tsx';
export {
  ErrorBoundary,
  ErrorMessage,
  errorPage,
  ErrorPanel,
  isMissingScript,
  missingScriptPage,
  reportErrors,
  textOf,
} from './errors.tsx';
export { Foot, Head, LanguageChoice, Loading, ServerUnreachable } from './frame.tsx';
export { dateText, PageWords, isNarrow, useNarrow, usePageWords, useWords } from './hooks.ts';
export { Notices, Toasts } from './notices.tsx';
export { PreferencesForm } from './preferences-form.tsx';
export {
  type Arrival,
  go,
  keptScroll,
  match,
  type Page,
  type PageMaker,
  replaceAddress,
  showAgain,
  startRouting,
} from './router.ts';
export {
  clockWords,
  closedText,
  playersText,
  farmersWords,
  listed,
  nameAt,
  SettingsList,
  unratedText,
} from './table-info.tsx';
