import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openApi } from '../apps/server/src/http/openapi.ts';
import { ROUTES } from '../apps/server/src/http/routes.ts';
import { MAY_SEND } from '../apps/server/src/socket/messages.ts';
import { FULL_EDITION, Game, makeViews, viewFor } from '../packages/engine/src/index.ts';
import * as protocol from '../packages/protocol/src/index.ts';
import { EXAMPLE } from './docs/example-session.ts';
import { madePages } from './docs/pages.ts';
import { root } from './lib/paths.mjs';
import { must } from './testing/must.ts';

type Json = Record<string, unknown>;

/** Every object in a document, with its path. */
function* objectsIn(value: unknown, at = ''): Iterable<[string, Json]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Json];
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${at}/${key}`);
}

const document = openApi() as unknown as {
  openapi: string;
  info: Json;
  tags: { name: string }[];
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json>; securitySchemes: Json };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('the generated pages', () => {
  it.each(Object.entries(madePages()))('%s is up to date (npm run docs)', (path, text) => {
    expect(readFileSync(join(root, path), 'utf8') === text, `${path} is out of date: npm run docs`).toBe(
      true,
    );
  });

  it('have a section for every route and every message', () => {
    const { 'docs/api.md': api, 'docs/socket.md': socket } = madePages();
    for (const { method, path } of ROUTES) {
      expect(api).toContain(`### ${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}\n`);
    }
    for (const type of Object.keys(MAY_SEND)) expect(socket).toContain(`### Client: ${type}\n`);
    for (const { shape } of protocol.ServerMessage.options) {
      expect(socket).toContain(`### Server: ${shape.type.value}\n`);
    }
  });

  it('link within themselves only to sections that exist', () => {
    for (const [path, text] of Object.entries(madePages())) {
      const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
        must(title)
          .toLowerCase()
          .replaceAll(/[^\w\- ]/g, '')
          .replaceAll(' ', '-'),
      );
      expect(new Set(anchors).size, path).toBe(anchors.length);
      for (const [, target] of text.matchAll(/\]\(#([^)]+)\)/g)) expect(anchors, path).toContain(target);
    }
  });
});

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = document.tags.map(({ name }) => name);
    for (const { path, method, operation } of operations) {
      const where = `${method} ${path}`;
      expect(['get', 'post', 'put', 'patch', 'delete'], where).toContain(method);
      const { parameters, responses, requestBody, security } = operation as {
        parameters: { name: string; in: string; required: boolean; schema: Json }[];
        responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>;
        requestBody?: { content: Record<string, { schema: Json }> };
        security: Json[];
      };
      for (const tag of operation.tags as string[]) expect(tags, where).toContain(tag);
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(
        inPath.map(({ name }) => name),
        where,
      ).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(
        inPath.every(({ required }) => required),
        where,
      ).toBe(true);
      expect(Object.keys(responses), where).toEqual(['200', 'default']);
      for (const response of Object.values(responses)) expect(response.description).not.toBe('');
      expect(Object.keys(requestBody?.content ?? { 'application/json': null }), where).toEqual([
        'application/json',
      ]);
      for (const scheme of security.flatMap((one) => Object.keys(one))) {
        expect(Object.keys(document.components.securitySchemes)).toContain(scheme);
      }
    }
  });

  it('has every route, with the body, query and answer of its schemas', () => {
    expect(operations).toHaveLength(ROUTES.length);
    for (const { method, path, body, answer, file } of ROUTES) {
      const operation = must(document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]);
      expect('requestBody' in operation, path).toBe(body !== undefined);
      expect(answer !== undefined || file !== undefined, path).toBe(true);
    }
  });

  it('refers only to existing schemas, and has no unused ones', () => {
    const referred = new Set<string>();
    for (const [at, { $ref }] of objectsIn(document)) {
      if ($ref === undefined) continue;
      const name = /^#\/components\/schemas\/(\w+)$/.exec($ref as string)?.[1] ?? '';
      expect(Object.keys(document.components.schemas), at).toContain(name);
      referred.add(name);
    }
    expect([...referred].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  it('is plain JSON Schema: known types, and only properties that exist are required', () => {
    const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];
    const inside = [...objectsIn(document.components.schemas)].filter(([at]) => !at.endsWith('/properties'));
    for (const [at, { type = 'null', required = [], properties = {} }] of inside) {
      expect(types, at).toEqual(expect.arrayContaining([type].flat()));
      expect(Object.keys(properties as Json), at).toEqual(expect.arrayContaining(required as string[]));
    }
  });

  it('promises only what may stay: answers may get more fields, requests may not', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      if (schema.type !== 'object') continue;
      expect(schema.additionalProperties, name).toBe(name.endsWith('Input') ? false : undefined);
    }
  });
});

describe('the example session', () => {
  it('matches the schemas', () => {
    for (const line of EXAMPLE) {
      const known =
        'say' in line ||
        ('client' in line
          ? protocol.ClientMessage.safeParse(line.client).success
          : protocol.ServerMessage.safeParse(line.server).success);
      expect(known, JSON.stringify(line)).toBe(true);
    }
  });

  it('matches the engine', () => {
    const act = EXAMPLE.find((line) => 'client' in line && line.client.type === 'act');
    const news = EXAMPLE.find((line) => 'server' in line && 'patch' in line.server);
    const { action } = (act as { client: Json }).client as { action: never };
    const game = Game.create(FULL_EDITION, { players: 2 }, 'example');
    const before = makeViews(game.state);
    const events = game.play(0, action);
    const patch = protocol.diff(viewFor(before, 0), viewFor(makeViews(game.state), 0));
    expect((news as { server: Json }).server).toMatchObject({ events, patch });
  });
});
