interface Sender {
  /** Settles when the messages before are handled; null if none waits. */
  earlier: Promise<void> | null;
}

/** Handles a message when what it needs is read, and after those that the same socket sent before. */
export function afterEarlier(
  client: Sender,
  read: Promise<unknown> | null,
  handle: () => Promise<void> | undefined,
  fail: (error: unknown) => void,
): void {
  // It may fail while a message before it still waits.
  const outcome = read?.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const handled = Promise.resolve(client.earlier)
    .then(() => outcome)
    .then((failure) => (failure ? fail(failure.error) : handle()));
  holdUpLater(client, handled);
}

/** Later messages of the socket wait until one is handled. */
export function holdUpLater(client: Sender, handled: Promise<void>): void {
  const earlier = handled.then(() => {
    if (client.earlier === earlier) client.earlier = null;
  });
  client.earlier = earlier;
}
