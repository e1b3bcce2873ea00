import { SETTINGS, variableOf } from '@keyflower/server/settings';
import { WIDTH, wrap } from './terminal/layout.ts';

export type SettingName = keyof typeof SETTINGS;

/** Settings as flags of a command. */
export const settingFlags = (names: readonly SettingName[]): Record<string, { type: 'string' }> =>
  Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));

/** The help for settings, with their defaults. */
export const settingsHelp = (names: readonly SettingName[]): string =>
  names
    .map((name) => {
      const { value, fallback, help } = SETTINGS[name];
      const shown = fallback === '' ? '' : ` (${fallback})`;
      const lines = [...wrap(`${help}${shown}`, WIDTH - 6), `or ${variableOf(name)}`];
      return [`  --${name} ${value}`, ...lines.map((line) => `      ${line}`)].join('\n');
    })
    .join('\n');
