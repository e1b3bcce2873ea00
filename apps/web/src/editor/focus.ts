/** The focus goes to the first of these that is there, if what had it is gone. */
export function refocus(...selectors: readonly string[]): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) {
      found.focus({ preventScroll: true });
      return;
    }
  }
}
