import { logLine } from '@shop/server-kit/http';

/** Writes an unexpected failure to standard error, on one line and without the request's body or query. */
export const logFailure = (method: string, url: string, error: unknown, id?: string): void => {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const path = url.split('?')[0] ?? '';
  process.stderr.write(logLine('error', 'failure', { requestId: id, method, path, reason }));
};
