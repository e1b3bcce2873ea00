interface Pressed {
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Makes a part of a drawing do what a button does: by pointer, and by Enter or the space bar. */
export function pressed(act: () => void): Pressed {
  return {
    onClick: () => act(),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}
