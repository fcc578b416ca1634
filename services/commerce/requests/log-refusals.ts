import { logLine } from '@shop/contracts/http';
import { asRecord } from '@shop/contracts/commerce/metadata';
import type { FastifyInstance } from 'fastify';
import { decodedPath, isBelow } from '../core/http/route-path.ts';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined;

/** Who names no address may have typed a password in its place. */
const accountOf = (value: unknown): string | undefined => {
  const name = text(value);
  return name === undefined || name.includes('@') ? name : '***';
};

/**
 * Writes down every log-in, token and entry to the admin that is refused: when, from where, by which client and grant,
 * and under which request id the client was answered. Never what was tried as a password, and of an account only a
 * mask.
 */
export const logRefusals = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const isGuarded = isBelow(request, '/oauth') || isBelow(request, '/_admin');
    if (!isGuarded || ![400, 401, 403, 429].includes(reply.statusCode)) return;
    const given = asRecord(request.body);
    process.stderr.write(
      logLine('warn', 'access refused', {
        requestId: request.id,
        status: reply.statusCode,
        path: decodedPath(request),
        address: request.ip,
        grant: text(given['grant_type']),
        client: text(given['client_id']),
        account: accountOf(given['username']),
      }),
    );
  });
};
