import type { CallContext } from '../store/api.ts';
import { loadSdk } from './load-sdk.ts';
import { NoAnswer } from './no-answer.ts';
import type { openConnection } from './sdk.ts';

/** The SDK's resources by name, and `options`, which every call must be given as its last argument. */
export type Connection = ReturnType<typeof openConnection>;

/**
 * The commerce SDK for one call. A chunk that does not arrive is a connection failure.
 */
export const connect = async (context: CallContext): Promise<Connection> => {
  const sdk = await loadSdk().catch((error: unknown) => {
    throw new NoAnswer('CONNECTION', error);
  });
  return sdk.openConnection(context);
};
