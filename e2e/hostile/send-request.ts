import { request } from 'node:http';
import type { HostileRequest } from './hostile-request.ts';

/** Outcome of a request: status and `Content-Type` of the body, or the error code that ended the connection. */
export type Answer =
  | { readonly status: number; readonly ms: number; readonly type: string | null }
  | { readonly error: string; readonly ms: number };

/** Timeout without any data, in ms. */
const PATIENCE = 30_000;

/** Sends a request verbatim, because `fetch` would normalize path and headers. One connection per request. */
export const sendRequest = (
  { method, path, headers, body }: HostileRequest,
  port: number,
): Promise<Answer> =>
  new Promise((resolve) => {
    const started = performance.now();
    const end = (answer: { status: number; type: string | null } | { error: string }) =>
      resolve({ ...answer, ms: performance.now() - started });
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: false,
        timeout: PATIENCE,
        headers: {
          ...headers,
          ...(body !== null && { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      (answer) => {
        answer.on('error', () => undefined);
        const type = answer.headers['content-type'] ?? null;
        answer.on('close', () => end({ status: answer.statusCode ?? 0, type }));
        answer.resume();
      },
    );
    sent.on('timeout', () => sent.destroy(Object.assign(new Error(), { code: 'TIMEOUT' })));
    sent.on('error', (error: NodeJS.ErrnoException) => end({ error: error.code ?? error.message }));
    sent.end(body ?? undefined);
  });
