export const tiles = {
  title: 'All tiles',
  intro: 'All tiles of the game with both sides.',
  homes: 'Homes',
  before: 'Previous',
  next: 'Next',
};
