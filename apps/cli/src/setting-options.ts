import { SETTINGS, variableOf } from '@keyflower/server/settings';
import type { Option } from './command.ts';

export type SettingName = keyof typeof SETTINGS;

type SettingOption = Option & { readonly value: string };

/** Settings as options of a command. What is not given is read from the environment, or has the default. */
export const settingOptions = <Name extends SettingName>(
  names: readonly Name[],
): Readonly<Record<Name, SettingOption>> =>
  Object.fromEntries(names.map((name) => [name, settingOption(name)])) as Record<Name, SettingOption>;

function settingOption(name: SettingName): SettingOption {
  const { value, fallback, help, choices, path }: Described = SETTINGS[name];
  const usual = fallback === '' ? '' : `, default ${fallback}`;
  return {
    value,
    help: `${help} (${variableOf(name)}${usual})`,
    ...(choices ? { choices } : {}),
    ...(path ? { path } : {}),
  };
}

interface Described {
  readonly value: string;
  readonly fallback: string;
  readonly help: string;
  readonly choices?: readonly string[] | undefined;
  readonly path?: 'file' | 'directory' | undefined;
}
