/** How often each way to learn something was compared, so that a test can see that none was left out. */
export const counted = {
  steps: 0,
  compared: 0,
  differing: 0,
  probes: 0,
  undone: 0,
  bots: 0,
  lopsided: 0,
  deeds: 0,
  notices: 0,
};
