const NONE: ReadonlySet<string> = new Set();

/** Who watches tables through other servers, as far as it was read: for tables in memory. */
export class OtherWatchers {
  private readonly byTable = new Map<string, ReadonlySet<string>>();

  has(table: string, person: string): boolean {
    return this.at(table).has(person);
  }

  at(table: string): ReadonlySet<string> {
    return this.byTable.get(table) ?? NONE;
  }

  /** Returns whether anything is new. */
  set(table: string, people: ReadonlySet<string>): boolean {
    const before = this.at(table);
    if (people.size === 0) this.byTable.delete(table);
    else this.byTable.set(table, people);
    return people.size !== before.size || [...people].some((person) => !before.has(person));
  }

  /** Keeps only some tables. */
  keep(which: (table: string) => boolean): void {
    for (const table of this.byTable.keys()) if (!which(table)) this.byTable.delete(table);
  }
}
