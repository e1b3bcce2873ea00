import { CurrentGuide, GuidePanel, type GuideRun } from '../guide/index.ts';
import { TableScreen } from '../panels/index.ts';
import type { TableContext } from '../play/index.ts';

/** The table with a guide beside it, as long as that is on. */
export function GuidedTable({ table, guide }: { table: TableContext; guide: GuideRun }) {
  return (
    <CurrentGuide.Provider value={guide}>
      <TableScreen table={table} {...(guide.isOn && { Guide: GuidePanel })} />
    </CurrentGuide.Provider>
  );
}
