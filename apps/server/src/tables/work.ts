/** What has been done so far: messages are priced by it. */
export interface Work {
  /** Entries of records that were replayed. */
  replayed: number;
}
