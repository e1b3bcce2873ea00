/** Work that follows from what a transaction stores. There is one job of a kind about a thing at a time. */
export interface Job {
  kind: string;
  /** What it is about, such as the id of a table. */
  about: string;
}

export interface NewJob extends Job {
  /** Milliseconds until it may begin. */
  after?: number;
  /** Only if there is no such job, not even one that is being done or has failed. Otherwise it replaces one that waits. */
  once?: boolean;
}

/** What a transaction adds, or removes where it waits. One that is being done goes on, and is not repeated. */
export type JobChange = NewJob | (Job & { removed: true });

export const keyOf = ({ kind, about }: Job): string => `${kind}:${about}`;
