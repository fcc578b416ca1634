import type { CallContext } from './call-context.ts';
import { connect, type Connection } from './connect.ts';
import { ok, fail, type Result } from '../result.ts';
import { toCommerceError } from './to-commerce-error.ts';

/** An operation bound to its input, waiting for a token: what an endpoint's `query` returns. */
export type Operation<T> = (context: CallContext) => Promise<Result<T>>;

/**
 * Makes an operation of calls to the SDK: failures become data, bugs are thrown. Every call must be given the
 * connection's `options`, which carry the token.
 */
export const operation =
  <T>(work: (connection: Connection) => Promise<T>): Operation<T> =>
  async (context) => {
    try {
      return ok(await work(await connect(context)));
    } catch (error) {
      return fail(toCommerceError(error));
    }
  };
