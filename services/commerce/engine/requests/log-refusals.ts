import { logLine } from '@shop/server-kit/http';
import { asRecord } from '@shop/contracts/commerce/metadata';
import type { FastifyInstance } from 'fastify';
import { decodedPath, isBelow } from '../http/route-path.ts';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined;

/** A user name that is no e-mail address may be a password typed into the wrong field. */
const accountOf = (value: unknown): string | undefined => {
  const name = text(value);
  return name === undefined || name.includes('@') ? name : '***';
};

/**
 * Logs every refused log-in, token request and admin request: time, address, client, grant and the request id of the
 * response. Never logs a password, and masks the account.
 */
export const logRefusals = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const isGuarded = isBelow(request, '/oauth') || isBelow(request, '/_admin');
    if (!isGuarded || ![400, 401, 403, 429].includes(reply.statusCode)) return;
    const body = asRecord(request.body);
    process.stderr.write(
      logLine('warn', 'access refused', {
        requestId: request.id,
        status: reply.statusCode,
        path: decodedPath(request),
        address: request.ip,
        grant: text(body['grant_type']),
        client: text(body['client_id']),
        account: accountOf(body['username']),
      }),
    );
  });
};
