export const tiles = {
  title: 'All tiles',
  intro: 'Every tile of the game with both of its sides. Numbers with a question mark are not confirmed.',
  homes: 'Homes',
  before: 'Before',
  next: 'Next',
};
