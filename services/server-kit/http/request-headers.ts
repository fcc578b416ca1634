import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** The bearer token of a request, not verified; undefined without one. */
export const bearerToken = ({
  headers: { authorization = '' },
}: {
  headers: Pick<IncomingHttpHeaders, 'authorization'>;
}): string | undefined => /^Bearer (\S+)$/i.exec(authorization)?.[1];

/** Returns the client's `x-request-id` if it is 1 to 64 word characters, dots or hyphens; otherwise a new UUID. */
export const requestId = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const header = headers['x-request-id'];
  return typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : randomUUID();
};
