import type { StoreApiCode } from '@shop/contracts/store-api';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { BearerCustomer } from '../bearer/check-bearer.ts';
import type { OperationLimits } from '../limits/operation-limits.ts';
import type { OwnApiContext } from '../own-api-context.ts';
import type { Answer } from './answer.ts';

/** Whether an operation needs a customer's token. With `optional` a token that is given has to be a good one. */
export type BearerNeed = 'none' | 'optional' | 'required';

export type CustomerOf<N extends BearerNeed> = N extends 'required'
  ? BearerCustomer
  : N extends 'optional'
    ? BearerCustomer | null
    : null;

/** A request that was found good. */
export interface Given<Body, Query, Customer> {
  body: Body;
  query: Query;
  customer: Customer;
  log: FastifyBaseLogger;
}

/** One operation of the shop's own API: everything about it in one place. */
export interface OwnOperation<
  B extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  N extends BearerNeed = BearerNeed,
> {
  method: 'GET' | 'POST';
  /** Below `/api/`. */
  path: string;
  /** One line for the document. */
  summary: string;
  bearer: N;
  body?: B;
  query?: Q;
  answer: { status: 200 | 201 | 202; schema: A };
  /** Also answers 202, where something is done behind the answer. */
  accepts?: true;
  /** Codes it answers beside those that every operation may. */
  refusals?: readonly StoreApiCode[];
  /** More or less than usual. */
  limits?: Partial<OperationLimits<z.output<B>>>;
  /** Bytes; 16 kB unless told. */
  bodyLimit?: number;
  /** Takes forms too (`application/x-www-form-urlencoded`, `multipart/form-data`). */
  takesForms?: boolean;
  handle: (
    given: Given<z.output<B>, z.output<Q>, CustomerOf<N>>,
    context: OwnApiContext,
  ) => Promise<Answer<z.output<A>>>;
}

/** An operation of whatever types, as the frame registers it. */
// Its own schemas checked what `handle` is given.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyOwnOperation = OwnOperation<any, any, any, any>;

/** Checks the types of an operation. */
export const ownOperation = <
  B extends z.ZodType,
  Q extends z.ZodType,
  A extends z.ZodType,
  N extends BearerNeed,
>(
  it: OwnOperation<B, Q, A, N>,
): OwnOperation<B, Q, A, N> => it;
