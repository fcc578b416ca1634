import type { onRequestAsyncHookHandler } from 'fastify';
import { bearerToken, matchesSecret } from '@shop/server-kit/http';
import { replyError } from './error-reply.ts';

/**
 * Requires this bearer token, or one of several during a rotation.
 *
 * @param name - of the token, for the log and the caller
 */
export const requireToken = (
  expectedTokens: string | readonly string[],
  name = 'deploy token',
): onRequestAsyncHookHandler => {
  const isExpected = matchesSecret(expectedTokens);
  return async (request, reply) => {
    const token = bearerToken(request);
    if (token !== undefined && isExpected(token)) return;
    request.log.warn(
      { method: request.method, path: request.url.split('?')[0], address: request.ip },
      `${name} refused`,
    );
    reply.header('www-authenticate', 'Bearer realm="releases"');
    return replyError(reply, 401, 'UNAUTHORIZED', `A valid ${name} is needed.`);
  };
};
