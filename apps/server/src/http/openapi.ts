import { ClientMessage, ErrorReply, PROTOCOL_VERSION, ServerMessage } from '@keyflower/protocol';
import { ENGINE_VERSION } from '@keyflower/engine';
import * as z from 'zod';
import { MAY_SEND } from '../socket/messages.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';

type Json = Record<string, unknown>;

const WHO: Readonly<Record<Route['who'], string>> = {
  anyone: 'Anyone.',
  person: 'Any person, guest or account.',
  account: 'Accounts only.',
  visible: 'Whoever may see the table.',
  seated: 'Whoever has a seat at the table.',
  host: 'The host of the table.',
  operator: 'Operators.',
};

/** `in`: what is accepted (defaults may be left out). `out`: what is sent. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function operation(route: Route): Json {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const query = route.query ? (schemaOf(route.query, 'input').properties as Record<string, Json>) : {};
  const content = (schema: Json): Json => ({ 'application/json': { schema } });
  const success = route.file
    ? { description: 'The file', content: { [route.file]: { schema: { type: 'string' } } } }
    : { description: 'Done', content: content(route.answer ? schemaOf(route.answer, 'output') : {}) };
  return {
    summary: route.summary,
    description: `Who may: ${WHO[route.who]}`,
    tags: [route.tag],
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
    ],
    ...(route.body
      ? { requestBody: { required: true, content: content(schemaOf(route.body, 'input')) } }
      : {}),
    responses: {
      200: success,
      default: { description: 'Refused', content: content({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

/** The HTTP API as OpenAPI, from the same schemas that check the requests. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const route of ROUTES) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Keyflower', version: `${PROTOCOL_VERSION}`, description: `Server ${ENGINE_VERSION}` },
    servers: [{ url: '/api/v1' }],
    security: [{ cookie: [] }, { token: [] }, {}],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorReply, 'output') },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'keyflower' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

/** The messages on the socket, from the same schemas that check them. */
export function socketReference(): Json {
  return {
    path: '/api/v1/socket',
    protocol: PROTOCOL_VERSION,
    client: ClientMessage.options.map((option) => ({
      ...schemaOf(option, 'input'),
      'x-who-may': MAY_SEND[option.shape.type.value],
    })),
    server: ServerMessage.options.map((option) => schemaOf(option, 'output')),
  };
}
