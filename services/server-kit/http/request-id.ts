import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id of a request: the client's `x-request-id` if well-formed, else a new one. */
export const requestId = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && /^[\w.-]{1,64}$/.test(sent) ? sent : randomUUID();
};
