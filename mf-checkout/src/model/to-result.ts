import { fail, ok, type CommerceError, type Result } from '@shop/contracts/commerce';

/** A mutation's or query's answer as a {@link Result}. */
export const toResult = <T>(answer: { data?: T; error?: unknown }): Result<T> =>
  answer.data === undefined ? fail(answer.error as CommerceError) : ok(answer.data);
