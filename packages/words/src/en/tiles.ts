import { form } from './grammar.ts';

export const tiles = {
  title: 'All tiles',
  intro: 'All tiles of the game with both sides.',
  search: 'Search the tiles',
  found: (n: number) => (n === 0 ? 'No tiles found.' : `${n} ${form(n, 'tile', 'tiles')} found`),
  show: 'Show',
  base: 'Base game',
  homes: 'Homes',
  before: 'Previous',
  next: 'Next',
};
