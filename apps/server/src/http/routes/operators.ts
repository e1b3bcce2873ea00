import { AuditRow, Ban, Reason, ReportRow } from '@keyflower/protocol';
import * as z from 'zod';
import { moderation } from '../../ops/index.ts';
import { refused } from '../../errors/index.ts';
import { Ok, ok, type PathParameters, type Route, route } from '../route.ts';

const LISTED = 200;

function idIn(params: PathParameters, missing: 'no-such-report' | 'no-such-chat-line'): number {
  if (!/^\d{1,15}$/.test(params.id)) throw refused(missing);
  return Number(params.id);
}

export const OPERATOR_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/operator/reports',
    who: 'operator',
    tag: 'operators',
    summary: 'List reports, open ones first',
    answer: z.object({ reports: z.array(ReportRow) }),
    handle: async ({ context }) => ({ reports: await context.store.chat.reports(LISTED) }),
  }),
  route({
    method: 'POST',
    path: '/operator/reports/:id/done',
    who: 'operator',
    tag: 'operators',
    summary: 'Mark a report as done',
    body: Reason,
    answer: Ok,
    handle: async ({ context, me, params, body }) => {
      await moderation.settleReport(context, me, idIn(params, 'no-such-report'), body.reason);
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/operator/people/:person/ban',
    who: 'operator',
    tag: 'operators',
    summary: 'Ban a person for a number of days; 0 lifts the ban',
    body: Ban,
    answer: Ok,
    handle: async ({ context, me, params, body }) => {
      await moderation.ban(context, me.id, params.person, body.days, body.reason);
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/operator/chat/:id/remove',
    who: 'operator',
    tag: 'operators',
    summary: 'Remove a chat line',
    body: Reason,
    answer: Ok,
    handle: async ({ context, me, params, body }) => {
      await moderation.removeChat(context, me, idIn(params, 'no-such-chat-line'), body.reason);
      return ok;
    },
  }),
  route({
    method: 'POST',
    path: '/operator/tables/:table/close',
    who: 'operator',
    tag: 'operators',
    summary: 'Close a table',
    body: Reason,
    answer: Ok,
    handle: async ({ context, me, table, body }) => {
      await moderation.close(context, me, table, body.reason);
      return ok;
    },
  }),
  route({
    method: 'GET',
    path: '/operator/audit',
    who: 'operator',
    tag: 'operators',
    summary: 'List the audit log',
    answer: z.object({ entries: z.array(AuditRow) }),
    handle: async ({ context }) => ({ entries: await context.store.chat.audit(LISTED) }),
  }),
];
