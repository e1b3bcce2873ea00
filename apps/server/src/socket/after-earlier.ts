/** Handles a message when it can be, and after those that the same socket sent before. */
export function afterEarlier(
  client: { earlier: Promise<void> | null },
  ready: Promise<void> | undefined,
  handle: () => void,
  fail: (error: unknown) => void,
): void {
  // It may fail while a message before it still waits.
  const outcome = ready?.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const handled: Promise<void> = Promise.resolve(client.earlier)
    .then(() => outcome)
    .then((failure) => {
      if (failure) fail(failure.error);
      else handle();
      if (client.earlier === handled) client.earlier = null;
    });
  client.earlier = handled;
}
