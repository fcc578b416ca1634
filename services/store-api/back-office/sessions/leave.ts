import type { FastifyRequest } from 'fastify';
import type { BackOfficeContext } from '../back-office-context.ts';
import { endSession } from './sessions.ts';

/** Revokes a token at the platform. A failure is only logged: the token expires anyway. */
export const revokeToken = async (
  request: FastifyRequest,
  { webapp }: Pick<BackOfficeContext, 'webapp'>,
  token: string,
): Promise<void> => {
  if (!(await webapp.revoke(token)))
    request.log.warn('back office: the platform did not revoke a token');
};

/** Ends a session here and at the platform. */
export const leave = async (
  request: FastifyRequest,
  { database, webapp }: Pick<BackOfficeContext, 'database' | 'webapp'>,
  sessionId: string,
): Promise<void> => {
  const token = await endSession(database, sessionId);
  if (token !== null) await revokeToken(request, { webapp }, token);
};
