import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A request's name: the client's own `x-request-id` where it is a plain one, else a new one. */
export const requestId = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
};
