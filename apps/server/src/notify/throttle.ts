/** A person's notification settings. */
export interface NotifySettings {
  push: boolean;
  mail: boolean;
  /** At least this many minutes between two mails to this person, whatever the table. */
  mailEvery: number;
}

/** All times in milliseconds of the same clock; undefined: never. */
export interface Occasion {
  now: number;
  settings: NotifySettings;
  /** Connected and watching this table. */
  watching: boolean;
  /** A table with live clocks: a mail would come too late. */
  live: boolean;
  /** When the decision this person owes arose. */
  owedSince: number;
  /** When this person was last notified about this table. */
  told: { push?: number; mail?: number };
  /** When this person last acted at this table. */
  acted?: number;
  /** When this person was last mailed about any table. */
  mailed?: number;
}

export interface Channels {
  push: boolean;
  mail: boolean;
  /** When to try again, where a channel is closed only for now. */
  again?: number;
}

const pushEvery = 60_000;

/**
 * The channels that may announce "your turn" now. A push is sent once per turn and at most once a minute per
 * table; a mail once per table until its recipient has acted there again, and no more often than they wish.
 */
export function channelsNow(occasion: Occasion): Channels {
  const { now, settings, watching, live, owedSince, told, acted, mailed } = occasion;
  if (watching) return { push: false, mail: false };
  const toldOfThisTurn = told.push !== undefined && told.push >= owedSince;
  const openings = {
    push: settings.push && !toldOfThisTurn ? after(told.push, pushEvery) : never,
    mail:
      settings.mail && !live && hasActedSince(told.mail, acted)
        ? after(mailed, settings.mailEvery * 60_000)
        : never,
  };
  const later = [openings.push, openings.mail].filter((opening) => opening > now && opening !== never);
  return {
    push: openings.push <= now,
    mail: openings.mail <= now,
    ...(later.length === 0 ? {} : { again: Math.min(...later) }),
  };
}

const never = Number.POSITIVE_INFINITY;

function after(last: number | undefined, pause: number): number {
  return last === undefined ? Number.NEGATIVE_INFINITY : last + pause;
}

function hasActedSince(mailed: number | undefined, acted: number | undefined): boolean {
  return mailed === undefined || (acted !== undefined && acted > mailed);
}
