import { createHash, timingSafeEqual } from 'node:crypto';
import type { onRequestAsyncHookHandler } from 'fastify';
import { replyError } from './error-reply.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Requires this bearer token. Compares digests in constant time, so neither time nor length leaks information about
 * the token.
 */
export const requireToken = (deployToken: string): onRequestAsyncHookHandler => {
  const expected = digest(deployToken);
  return async (request, reply) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token !== undefined && timingSafeEqual(digest(token), expected)) return;
    request.log.warn(
      { method: request.method, path: request.url.split('?')[0], address: request.ip },
      'deploy token refused',
    );
    reply.header('www-authenticate', 'Bearer realm="releases"');
    return replyError(reply, 401, 'UNAUTHORIZED', 'A valid deploy token is needed.');
  };
};
