import { type GivenAction, QuickRandom } from '@keyflower/engine';
import { ClientMessage } from '@keyflower/protocol';
import type { Route } from '../../src/http/route.ts';
import { ROUTES } from '../../src/http/routes.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { must } from '../../../../scripts/testing/must.ts';
import { type MessageStep, type RequestStep, type Role, ROLES, type Step } from './conversation.ts';
import { type Meanings, sampleOf } from './samples.ts';

/* A valid request to every route and every message, from the schemas that the server checks them by. */

const TABLES = ['@playing', '@playing', '@open', '@theirs', '@public', '@over', 'nowhere'];
/** Of others: nothing there may change. */
const OF_OTHERS = ['@theirs', '@public'];
const PEOPLE = ['@me', '@other', '@them'];

const FIELDS: Meanings = {
  table: TABLES,
  person: PEOPLE,
  key: ['@key', '@seat-key'],
  version: ['@version'],
  vote: ['@vote'],
  name: ['@name', '@their-name'],
  password: ['@password'],
  old: ['@password'],
  bot: ['random', null],
  stand: ['random'],
  players: [2, 3],
  commitment: ['@commitment'],
  contribution: ['@contribution'],
  p256dh: ['@device-key'],
  auth: ['@device-secret'],
};

const PARAMETERS: Meanings = {
  table: TABLES,
  person: PEOPLE,
  seat: ['0', '1', '@seat', '5'],
  id: ['1', '2', '@token-id'],
};

/** The role that gets furthest with a route. */
const ROLE_FOR: Readonly<Record<Route['who'], Role>> = {
  anyone: 'guest',
  person: 'guest',
  account: 'account',
  visible: 'account',
  seated: 'account',
  host: 'guest',
  operator: 'operator',
};

/** A step, the same at every table of others, and the same with parameters that name nothing. */
function andElsewhere(step: Step): Step[] {
  if ('message' in step) {
    const said = step.message as object;
    if (!('table' in said)) return [step];
    return [step, ...OF_OTHERS.map((table) => ({ ...step, message: { ...said, table } }))];
  }
  const { params } = step;
  const names = Object.keys(params).filter((name) => name !== 'table');
  const lost = Object.fromEntries(names.map((name) => [name, '-1']));
  const elsewhere = [
    ...('table' in params ? OF_OTHERS.map((table) => ({ ...params, table })) : []),
    ...(names.length > 0 ? [{ ...('table' in params ? { table: '@playing' } : {}), ...lost }] : []),
  ];
  return [step, ...elsewhere.map((place) => ({ ...step, params: place }))];
}

/** How often each route and message is in the corpus, with other values and roles. */
const SAMPLES = FULL ? 4 : 1;

const random = new QuickRandom('first conversations');
const pick = <T>(list: readonly T[]): T => must(list[random.below(list.length)]);

function request({ method, path, who, body, query }: Route, as: Role): RequestStep {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => must(name));
  return {
    as,
    route: `${method} ${path}`,
    params: Object.fromEntries(names.map((name) => [name, pick(must(PARAMETERS[name]))])),
    query: (query ? sampleOf(query, FIELDS, random) : {}) as Record<string, unknown>,
    ...(body ? { body: sampleOf(body, FIELDS, random) } : { body: undefined }),
    doubled: who !== 'operator' && random.below(4) === 0,
  };
}

const message = (schema: (typeof ClientMessage.options)[number], as: Role): MessageStep => ({
  as,
  message: sampleOf(schema, FIELDS, random),
  doubled: random.below(4) === 0,
});

const WATCH: Step = { as: 'guest', message: { type: 'watch', table: '@playing' }, doubled: false };

const act = (action: GivenAction, i: number): Step => ({
  as: 'guest',
  message: { type: 'act', table: '@playing', id: `a${i}`, version: '@version', action },
  doubled: false,
});

/** `actions` can be played at the beginning of `@playing`. */
export function firstConversations(actions: readonly GivenAction[]): Step[][] {
  const conversations: Step[][] = [[WATCH, ...actions.slice(0, 3).map(act)]];
  for (const [i, action] of actions.entries()) conversations.push([WATCH, act(action, i)]);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const role = (usual: Role): Role => (sample === 0 ? usual : pick(ROLES));
    for (const route of ROUTES) conversations.push(andElsewhere(request(route, role(ROLE_FOR[route.who]))));
    for (const schema of ClientMessage.options)
      conversations.push(andElsewhere(message(schema, role('guest'))));
  }
  return conversations;
}
