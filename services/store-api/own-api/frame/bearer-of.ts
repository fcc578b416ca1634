import type { FastifyRequest } from 'fastify';
import type { BearerCustomer, CheckBearer } from '../bearer/check-bearer.ts';
import type { BearerNeed } from './own-operation.ts';

/** The request's customer, or null for none; `refused` where one is needed, or a token was given that is not good. */
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
