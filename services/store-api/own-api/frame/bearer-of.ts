import type { FastifyRequest } from 'fastify';
import type { BearerCustomer, CheckBearer } from '../bearer/check-bearer.ts';
import type { BearerNeed } from './own-operation.ts';

/**
 * The customer of a request, or null for a guest; `refused` if the operation requires a token, or the token is
 * invalid.
 */
export const bearerOf = async (
  { headers: { authorization } }: Pick<FastifyRequest, 'headers'>,
  need: BearerNeed,
  check: CheckBearer,
): Promise<BearerCustomer | null | 'refused'> => {
  if (need === 'none') return null;
  if (authorization === undefined) return need === 'required' ? 'refused' : null;
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  return (token === undefined ? null : await check(token)) ?? 'refused';
};
