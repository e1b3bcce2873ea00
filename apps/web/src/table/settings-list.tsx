import type { TableInfo } from '@keyflower/protocol';
import { useWords } from '../ui/hooks.ts';
import { settingsLines } from './settings-text.ts';

/** A table's settings, one a line. */
export function SettingsList({ info }: { info: TableInfo }) {
  const words = useWords();
  return (
    <ul class="plain">
      {settingsLines(info, words).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
