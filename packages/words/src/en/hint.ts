/** Hints; what they say is loaded with the reasons. */
export const hint = {
  button: 'Hint',
  thinking: 'Thinking …',
  tile: (name: string) => name,
};
