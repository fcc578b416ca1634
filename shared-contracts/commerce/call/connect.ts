import type { CallContext } from './call-context.ts';
import { loadSdk } from './load-sdk.ts';
import { missingCode } from './missing-code.ts';
import { NoAnswer } from './no-answer.ts';
import type { openConnection } from './sdk.ts';

/** The SDK's resources by name, and `options`, which every call must be given as its last argument. */
export type Connection = ReturnType<typeof openConnection>;

/**
 * The commerce SDK for one call. A chunk that does not arrive is a connection failure, or the page is outdated.
 */
export const connect = async (context: CallContext): Promise<Connection> => {
  const sdk = await loadSdk().catch((error: unknown) => {
    throw new NoAnswer(missingCode(error), error);
  });
  return sdk.openConnection(context);
};
