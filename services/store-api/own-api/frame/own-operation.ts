import type { StoreApiCode } from '@shop/contracts/store-api';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { BearerCustomer } from '../bearer/check-bearer.ts';
import type { OperationLimits } from '../limits/operation-limits.ts';
import type { OwnApiContext } from '../own-api-context.ts';
import type { Answer } from './answer.ts';

/** Whether an operation requires a customer token. With `optional`, a token must be valid if present. */
export type BearerNeed = 'none' | 'optional' | 'required';

export type CustomerOf<N extends BearerNeed> = N extends 'required'
  ? BearerCustomer
  : N extends 'optional'
    ? BearerCustomer | null
    : null;

/** A validated request. */
export interface OperationInput<Body, Query, Customer> {
  body: Body;
  query: Query;
  customer: Customer;
  log: FastifyBaseLogger;
}

/** Definition of one operation of the shop's own API. */
export interface OwnOperation<
  B extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  N extends BearerNeed = BearerNeed,
> {
  method: 'GET' | 'POST';
  /** Below `/api/`. */
  path: string;
  /** Summary for the documentation. */
  summary: string;
  bearer: N;
  body?: B;
  query?: Q;
  answer: { status: 200 | 201 | 202; schema: A };
  /** May also answer 202, if work continues after the response. */
  accepts?: true;
  /** Error codes besides the general ones. */
  refusals?: readonly StoreApiCode[];
  /** Deviations from the default limits. */
  limits?: Partial<OperationLimits<z.output<B>>>;
  /** Body limit in bytes; 16 kB by default. */
  bodyLimit?: number;
  /** Also accepts forms (`application/x-www-form-urlencoded`, `multipart/form-data`). */
  takesForms?: boolean;
  handle: (
    input: OperationInput<z.output<B>, z.output<Q>, CustomerOf<N>>,
    context: OwnApiContext,
  ) => Promise<Answer<z.output<A>>>;
}

/** An operation with its types erased, for registration. */
// The operation’s own schemas have validated the input of `handle`.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyOwnOperation = OwnOperation<any, any, any, any>;

/** Infers and checks the types of an operation. */
export const ownOperation = <
  B extends z.ZodType,
  Q extends z.ZodType,
  A extends z.ZodType,
  N extends BearerNeed,
>(
  it: OwnOperation<B, Q, A, N>,
): OwnOperation<B, Q, A, N> => it;
