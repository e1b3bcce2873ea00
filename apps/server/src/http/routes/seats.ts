import { TableReply, TableSettings } from '@keyflower/protocol';
import * as z from 'zod';
import { cleanTitle } from '../../safety/index.ts';
import {
  askForSeat,
  changeSettings,
  comeBack,
  confirmSettings,
  giveUp,
  lobby,
  proposeBot,
} from '../../tables/index.ts';
import { type Route, route } from '../route.ts';
import { replied, seatIn } from './table-reply.ts';

const Seat = z.strictObject({ seat: z.number().int().min(0).max(5), key: z.string().max(64).optional() });
const SeatBot = z.strictObject({ bot: z.string().max(32).nullable() });

/** Who sits where, the settings before the game, and giving up and taking over seats. */
export const SEAT_ROUTES: readonly Route[] = [
  route({
    method: 'POST',
    path: '/tables/:table/sit',
    who: 'visible',
    tag: 'tables',
    summary: 'Take a free seat, or move to it',
    body: Seat,
    answer: TableReply,
    handle: async (call) => {
      await lobby.sit(call.context.tables, call.table, call.me.id, call.body.seat, call.body.key);
      return replied(call);
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:table/stand',
    who: 'seated',
    tag: 'tables',
    summary: 'Leave the seat before the game begins',
    answer: TableReply,
    handle: async (call) => {
      await lobby.stand(call.context.tables, call.table, call.me.id);
      return replied(call);
    },
  }),
  route({
    method: 'PUT',
    path: '/tables/:table/seats/:seat',
    who: 'host',
    tag: 'tables',
    summary: 'Assign a bot to a seat, or free the seat',
    body: SeatBot,
    answer: TableReply,
    handle: async (call) => {
      await lobby.setBot(call.context.tables, call.table, seatIn(call.params), call.body.bot);
      return replied(call);
    },
  }),
  route({
    method: 'PUT',
    path: '/tables/:table/settings',
    who: 'host',
    tag: 'tables',
    pace: 'costly',
    summary: 'Change the settings before the game begins; the other players have to agree again',
    body: TableSettings,
    large: true,
    answer: TableReply,
    handle: async (call) => {
      const settings = { ...call.body, title: cleanTitle(call.body.title) };
      await changeSettings(call.context.tables, call.table, settings);
      return replied(call);
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:table/confirm',
    who: 'seated',
    tag: 'tables',
    summary: 'Agree to settings that the host has changed',
    answer: TableReply,
    handle: async (call) => {
      await confirmSettings(call.context.tables, call.table, call.me.id);
      return replied(call);
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:table/start',
    who: 'host',
    tag: 'tables',
    summary: 'Start the game',
    answer: TableReply,
    handle: async (call) => {
      await lobby.start(call.context.tables, call.table);
      return replied(call);
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:table/cancel',
    who: 'host',
    tag: 'tables',
    summary: 'Cancel the table before the game begins',
    answer: TableReply,
    handle: async (call) => {
      await lobby.cancel(call.context.tables, call.table);
      return replied(call);
    },
  }),
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
    path: '/tables/:table/rematch',
    who: 'seated',
    tag: 'tables',
    pace: 'costly',
    summary: 'Create a rematch for the same people',
    answer: z.object({ id: z.string() }),
    handle: async ({ context, table, me }) => ({ id: await lobby.rematch(context.tables, table, me.id) }),
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
