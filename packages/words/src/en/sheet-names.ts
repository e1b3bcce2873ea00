/** The sheets to print, as pages that link to them name them. */
export const sheetNames = {
  label: 'To print',
  summary: 'Rules on one page',
  aid: 'Player aid',
};

export type SheetNames = typeof sheetNames;
