import type { ErrorBody } from '@keyflower/protocol';

export type RefusalBody = Omit<ErrorBody, 'code'> & {
  code: ErrorBody['code'] | 'OFFLINE';
};

/** The server refused, or did not answer. */
export class ApiError extends Error {
  readonly body: RefusalBody;

  constructor(body: RefusalBody) {
    super(body.message);
    this.body = body;
  }
}

const OFFLINE: RefusalBody = { code: 'OFFLINE', message: '' };

export const API = '/api/v1';

/** How often a request is repeated that a server refused because it closes. */
const REPEATS = 8;

async function answer(method: string, path: string, body?: object): Promise<Response> {
  for (let repeats = 0; ; repeats++) {
    const response = await ask(method, path, body);
    if (response.ok) return response;
    const refused = (await response.json().catch(() => null)) as { error?: ErrorBody } | null;
    const again = againAfter(response.status, refused?.error);
    if (again === null || repeats === REPEATS) throw new ApiError(refused?.error ?? OFFLINE);
    await new Promise((resolve) => setTimeout(resolve, again));
  }
}

async function ask(method: string, path: string, body?: object): Promise<Response> {
  try {
    return await fetch(API + path, {
      method,
      ...(body === undefined
        ? {}
        : {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
    });
  } catch {
    throw new ApiError(OFFLINE);
  }
}

/** When to repeat a request of which the server says that it did nothing and the next one would; null: not at all. */
function againAfter(status: number, error: ErrorBody | undefined): number | null {
  if (status !== 503 || error?.retryAfter === undefined) return null;
  // Not all pages at the same time.
  return error.retryAfter * 1000 * (0.5 + Math.random() / 2);
}

export async function api<T = unknown>(method: string, path: string, body?: object): Promise<T> {
  return (await (await answer(method, path, body)).json()) as T;
}

/** A file, as text. */
export async function apiText(path: string): Promise<string> {
  return (await answer('GET', path)).text();
}
