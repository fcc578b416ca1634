import { request } from 'node:http';
import type { HostileRequest } from './hostile-request.ts';

/** What came of a request: a status, or the code of the error that ended the connection. */
export type Answer =
  | { readonly status: number; readonly ms: number }
  | { readonly error: string; readonly ms: number };

/** ms without a word before a request counts as left hanging. */
const PATIENCE = 30_000;

/** Sends a request as it is: `fetch` would put its path and headers right first. A connection of its own each. */
export const sendRequest = (
  { method, path, headers, body }: HostileRequest,
  port: number,
): Promise<Answer> =>
  new Promise((resolve) => {
    const started = performance.now();
    const end = (answer: { status: number } | { error: string }) =>
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
        answer.on('close', () => end({ status: answer.statusCode ?? 0 }));
        answer.resume();
      },
    );
    sent.on('timeout', () => sent.destroy(Object.assign(new Error(), { code: 'TIMEOUT' })));
    sent.on('error', (error: NodeJS.ErrnoException) => end({ error: error.code ?? error.message }));
    sent.end(body ?? undefined);
  });
