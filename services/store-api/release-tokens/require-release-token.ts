import { createTokenBuckets, networkOf } from '@shop/server-kit/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { bearerToken, matchesSecret } from '@shop/server-kit/http';
import { replyError } from '../http/error-reply.ts';
import { findReleaseToken, OPERATOR } from './release-tokens.ts';
import { covers, type Scope, scopeLabel } from './scope.ts';

/** The token of a request. */
export interface TokenHolder {
  name: string;
  scope: Scope;
}

interface RequireOptions {
  database: Kysely<StoreDatabase>;
  /** The operator's token, for all remotes; several during its rotation. */
  deployToken: string | readonly string[];
  now: () => Date;
}

const KEY = 'releaseToken';
/** Refused tokens per network that are answered and logged. A valid token always passes, or guesses would block rollbacks. */
const REFUSALS = { capacity: 30, seconds: 60 };

/** The token of a request behind {@link requireReleaseToken}. */
export const tokenOf = (request: FastifyRequest): TokenHolder =>
  request.getDecorator<TokenHolder>(KEY);

/**
 * Refuses an edit of remotes outside the scope of the request's token.
 *
 * @returns the response, 403 `FORBIDDEN_REMOTE`; null if the token has all of them
 */
export const refuseForeignRemotes = (
  request: FastifyRequest,
  reply: FastifyReply,
  remotes: readonly string[],
): FastifyReply | null => {
  const { name, scope } = tokenOf(request);
  const foreign = remotes.filter((it) => !covers(scope, [it]));
  if (foreign.length === 0) return null;
  request.log.warn({ token: name, remotes: foreign }, 'release token refused: foreign remote');
  const message =
    `Token ${name} is for ${scopeLabel(scope)}, not for ${foreign.join(', ')}. ` +
    'Use a token of that remote: its team or a super admin makes one at /back-office/tokens.';
  return replyError(reply, 403, 'FORBIDDEN_REMOTE', message);
};

const remoteOf = ({ params }: FastifyRequest): string[] => {
  const { name } = params as { name?: string };
  return name === undefined ? [] : [name];
};

/**
 * Requires the operator's token or a release token, whose scope has the remote of the route (`:name`). Answers 401 for
 * an unknown, expired or revoked token alike, and 429 with `Retry-After` after many.
 */
export const requireReleaseToken = (
  scope: FastifyInstance,
  { database, deployToken, now }: RequireOptions,
): void => {
  const isDeployToken = matchesSecret(deployToken);
  const refusals = createTokenBuckets(REFUSALS, () => now().getTime());
  scope.decorateRequest(KEY, null);

  const holderOf = async (secret: string): Promise<TokenHolder | null> =>
    isDeployToken(secret)
      ? { name: OPERATOR, scope: 'all' }
      : findReleaseToken(database, secret, now());

  scope.addHook('onRequest', async (request, reply) => {
    const secret = bearerToken(request);
    const holder = secret === undefined ? null : await holderOf(secret);
    if (!holder) {
      const wait = refusals.take(networkOf(request.ip));
      if (wait > 0) {
        reply.header('retry-after', String(wait));
        const message = `Too many refused tokens; again in ${wait} s.`;
        return replyError(reply, 429, 'TOO_MANY_REQUESTS', message);
      }
      request.log.warn(
        { method: request.method, path: request.url.split('?')[0], address: request.ip },
        'release token refused',
      );
      reply.header('www-authenticate', 'Bearer realm="releases"');
      const message = 'A valid deploy token is needed: it is unknown, expired or revoked.';
      return replyError(reply, 401, 'UNAUTHORIZED', message);
    }
    request.setDecorator<TokenHolder>(KEY, { name: holder.name, scope: holder.scope });
    return refuseForeignRemotes(request, reply, remoteOf(request)) ?? undefined;
  });
};
