import type { Command } from '../command.ts';
export const play: Command = { name: 'play', summary: '', usage: '', help: '', run: () => 0 };
