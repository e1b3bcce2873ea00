import type { TestProject } from 'vitest/node';
import { freePort, PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number;
  }
}

/** One PostgreSQL for all tests of a run. It starts beside the first tests, and is stopped with the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  project.provide('postgresPort', port);
  const starting = PostgresServer.start(['fsync=off', 'max_connections=300'], port);
  starting.catch((error: unknown) => console.error(error));
  return async () => {
    const server = await starting.catch(() => null);
    await server?.remove();
  };
}
