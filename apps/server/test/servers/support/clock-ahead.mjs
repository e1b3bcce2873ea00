// Loaded before a program: its date is 30 seconds ahead. The clock that only measures how much time passes is right.
const AHEAD_MS = 30_000;
const { Date: RightDate } = globalThis;

class DateAhead extends RightDate {
  /** @param {any[]} given */
  constructor(...given) {
    if (given.length === 0) super(DateAhead.now());
    // @ts-expect-error -- the arguments of all of its constructors
    else super(...given);
  }

  static now() {
    return RightDate.now() + AHEAD_MS;
  }
}
globalThis.Date = /** @type {DateConstructor} */ (DateAhead);
