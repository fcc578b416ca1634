import { createHash, timingSafeEqual } from 'node:crypto';
import type { onRequestAsyncHookHandler } from 'fastify';
import { replyError } from './error-reply.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Requires this bearer token. Compares digests in constant time, so neither time nor length leaks information about
 * the token.
 *
 * @param name - of the token, for the log and the caller
 */
export const requireToken = (
  expectedToken: string,
  name = 'deploy token',
): onRequestAsyncHookHandler => {
  const expected = digest(expectedToken);
  return async (request, reply) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token !== undefined && timingSafeEqual(digest(token), expected)) return;
    request.log.warn(
      { method: request.method, path: request.url.split('?')[0], address: request.ip },
      `${name} refused`,
    );
    reply.header('www-authenticate', 'Bearer realm="releases"');
    return replyError(reply, 401, 'UNAUTHORIZED', `A valid ${name} is needed.`);
  };
};
