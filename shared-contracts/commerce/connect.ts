import type { CallContext } from '../store/api.ts';
import { NoAnswer } from './no-answer.ts';
import type { openConnection } from './sdk.ts';

/** The SDK's resources by name, and `options`, which every call must be given as its last argument. */
export type Connection = ReturnType<typeof openConnection>;

/**
 * The commerce SDK for one call. It is a chunk of its own, loaded on first use; a chunk that does not arrive is a
 * connection failure.
 */
export const connect = async (context: CallContext): Promise<Connection> => {
  const sdk = await import(/* webpackChunkName: "commerce-sdk" */ './sdk.ts').catch(
    (error: unknown) => {
      throw new NoAnswer('CONNECTION', error);
    },
  );
  return sdk.openConnection(context);
};
