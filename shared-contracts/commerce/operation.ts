import type { CallContext } from '../store/api.ts';
import type { Result } from './result.ts';

/** An operation bound to its input, waiting for a token: what an endpoint's `query` returns. */
export type Operation<T> = (context: CallContext) => Promise<Result<T>>;
