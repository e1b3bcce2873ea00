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

async function answer(method: string, path: string, body?: object): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(API + path, {
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
  if (response.ok) return response;
  const refused = (await response.json().catch(() => null)) as {
    error?: ErrorBody;
  } | null;
  throw new ApiError(refused?.error ?? OFFLINE);
}

export async function api<T = unknown>(method: string, path: string, body?: object): Promise<T> {
  return (await (await answer(method, path, body)).json()) as T;
}

/** A file, as text. */
export async function apiText(path: string): Promise<string> {
  return (await answer('GET', path)).text();
}
