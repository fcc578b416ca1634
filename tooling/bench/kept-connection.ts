import type { ClientRequest } from 'node:http';

/**
 * Whether a request failed because the server closed the idle connection at that moment. Browsers then open another one
 * and send it again.
 */
export const wasClosed = (request: ClientRequest, error: NodeJS.ErrnoException): boolean =>
  request.reusedSocket && error.code === 'ECONNRESET';
