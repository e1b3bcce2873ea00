/** Works when the browser is idle, and is told how many milliseconds are left. Returns a function that cancels it. */
export const whenIdle: (work: (left: () => number) => void) => () => void =
  typeof requestIdleCallback === 'function'
    ? (work) => {
        const id = requestIdleCallback((deadline) => work(() => deadline.timeRemaining()));
        return () => cancelIdleCallback(id);
      }
    : (work) => {
        // One piece of work at a time where the browser has no idle callback.
        const id = setTimeout(() => work(() => 0), 200);
        return () => clearTimeout(id);
      };
