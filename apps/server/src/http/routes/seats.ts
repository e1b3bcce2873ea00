import { TableReply } from '@keyflower/protocol';
import { askForSeat, comeBack, giveUp, proposeBot } from '../../tables/index.ts';
import { type Route, route } from '../route.ts';
import { replied, seatIn } from './table-reply.ts';

/** Leaving and taking over seats while a game is played. */
export const SEAT_ROUTES: readonly Route[] = [
  route({
    method: 'POST',
    path: '/tables/:table/leave',
    who: 'seated',
    tag: 'tables',
    summary: 'Leave a game in progress; the player may return',
    answer: TableReply,
    handle: async (call) => {
      await giveUp(call.context.tables, call.table, call.me.id, 'left');
      return replied(call);
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:table/resign',
    who: 'seated',
    tag: 'tables',
    summary: 'Resign from a game in progress; this is final',
    answer: TableReply,
    handle: async (call) => {
      await giveUp(call.context.tables, call.table, call.me.id, 'resigned');
      return replied(call);
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:table/return',
    who: 'seated',
    tag: 'tables',
    summary: 'Return to the seat and replace the bot',
    answer: TableReply,
    handle: async (call) => {
      await comeBack(call.context.tables, call.table, call.me.id);
      return replied(call);
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:table/seats/:seat/replace',
    who: 'seated',
    tag: 'tables',
    summary: 'Propose that a bot takes the seat of an absent player; those who still play vote',
    answer: TableReply,
    handle: async (call) => {
      await proposeBot(call.context.tables, call.table, call.me.id, seatIn(call.params));
      return replied(call);
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:table/seats/:seat/join',
    who: 'visible',
    tag: 'tables',
    summary: 'Ask to take over a seat that no person plays; all who still play have to agree',
    answer: TableReply,
    handle: async (call) => {
      await askForSeat(call.context.tables, call.table, call.me.id, seatIn(call.params));
      return replied(call);
    },
  }),
];
