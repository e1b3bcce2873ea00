import { ENGINE_VERSION } from '@keyflower/engine';
import { ClientMessage, ErrorReply, PROTOCOL_VERSION, ServerMessage } from '@keyflower/protocol';
import { MAY_SEND } from '../socket/index.ts';
import type { PathParameter, Route } from './route.ts';
import { ROUTES } from './routes.ts';
import { type Json, Schemas } from './schemas.ts';

export const WHO_MAY: Readonly<Record<Route['who'], string>> = {
  anyone: 'anyone',
  person: 'any person, guest or account',
  account: 'accounts only',
  visible: 'anyone who may see the table',
  seated: 'players with a seat at the table',
  host: 'the host of the table',
  operator: 'operators',
};

export const TAGS: Readonly<Record<Route['tag'], string>> = {
  people: 'Profiles, preferences and notifications',
  account: 'Sign-up, sign-in, passwords and tokens. API tokens have read access only',
  tables: 'Creating, joining, starting and leaving tables; records of finished games',
  statistics: 'Sums over finished games',
  operators: 'Moderation, for operators',
};

const PARAMETERS: Readonly<Record<PathParameter, string>> = {
  table: 'The id of a table',
  seat: 'A seat, from 0',
  person: 'The id of a person',
  id: 'The id from the list',
};

function operation(route: Route, schemas: Schemas): Json {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const query = route.query ? (schemas.of(route.query, 'input').properties as Record<string, Json>) : {};
  const content = (schema: Json): Json => ({ 'application/json': { schema } });
  const success = route.file
    ? { description: 'The file', content: { [route.file]: { schema: { type: 'string' } } } }
    : { description: 'Done', content: content(route.answer ? schemas.of(route.answer, 'output') : {}) };
  return {
    operationId: operationId(route),
    summary: route.summary,
    description: `Access: ${WHO_MAY[route.who]}.`,
    'x-who-may': route.who,
    'x-pace': route.pace,
    tags: [route.tag],
    security: route.who === 'anyone' ? [{}, { cookie: [] }, { token: [] }] : [{ cookie: [] }, { token: [] }],
    parameters: [
      ...names.map((name) => ({
        name,
        in: 'path',
        required: true,
        description: PARAMETERS[name as PathParameter],
        schema: { type: 'string' },
      })),
      ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
    ],
    ...(route.body
      ? { requestBody: { required: true, content: content(schemas.of(route.body, 'input')) } }
      : {}),
    responses: {
      200: success,
      default: { description: 'Refused', content: content({ $ref: '#/components/schemas/ErrorReply' }) },
    },
  };
}

/** `POST /tables/:table/sit` is `postTablesTableSit`. */
function operationId({ method, path }: Route): string {
  const words = path.split(/[^a-z]+/i).filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Generated on first request and cached, because generating is slow enough to be abused. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The HTTP API as OpenAPI, from the same schemas that check the requests. */
export const openApi = once((): Json => {
  const schemas = new Schemas('#/components/schemas/');
  schemas.of(ErrorReply, 'output');
  const paths: Record<string, Json> = {};
  for (const route of ROUTES) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Keyflower',
      version: `${PROTOCOL_VERSION}`,
      summary: 'Server for playing Keyflower online',
      description: `Served by Keyflower ${ENGINE_VERSION}. Play itself happens on the socket.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas.named).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'keyflower',
          description: 'Set by the first `GET /me`; `__Host-keyflower` behind https',
        },
        token: { type: 'http', scheme: 'bearer', description: 'A personal API token, `kf_…`' },
      },
    },
  };
});

/** The messages on the socket, from the same schemas that check them. */
export const socketReference = once((): Json => {
  const schemas = new Schemas('#/$defs/');
  return {
    path: '/api/v1/socket',
    protocol: PROTOCOL_VERSION,
    client: ClientMessage.options.map((option) => ({
      ...schemas.of(option, 'input'),
      'x-who-may': MAY_SEND[option.shape.type.value],
    })),
    server: ServerMessage.options.map((option) => schemas.of(option, 'output')),
    $defs: schemas.named,
  };
});
