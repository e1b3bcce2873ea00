/** Settings of a person and a device. */
export const preferences = {
  language: 'Language',
  confirm: 'Ask before sending an action',
  look: {
    title: 'Display and sound',
    theme: 'Theme',
    themes: { auto: 'same as system', light: 'light', dark: 'dark' },
    palette: 'Worker colours',
    palettes: {
      painted: 'standard',
      'red-green': 'for red-green colour blindness',
      'blue-yellow': 'for blue-yellow colour blindness',
    },
    motion: 'Animations',
    sound: 'Sounds',
    keys: 'Keyboard shortcuts with single letters',
  },
};
