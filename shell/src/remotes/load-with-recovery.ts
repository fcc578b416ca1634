/** Files of one page or fragment that can fail after another: the remote's module, the piece, its messages. */
const ROUNDS = 3;

/** A container that ran but could not get one of its files; federation hands the bundler's error on as it is. */
const isChunkError = (error: unknown): boolean => /Loading (CSS )?chunk/.test(String(error));

/**
 * Loads something of a remote; after a failure makes the remote loadable again and tries once more. Where a
 * single file is what failed, several times: a preload that the server asked for and that failed stays with the
 * document, and the next request for the same file is answered with that failure.
 */
export const loadWithRecovery = async <T>(
  load: () => Promise<T>,
  recover: () => Promise<void>,
): Promise<T> => {
  let failure: unknown;
  for (let round = 0; round <= ROUNDS; round += 1) {
    try {
      return await load();
    } catch (error) {
      failure = error;
      if (round > 0 && !isChunkError(error)) break;
      if (round < ROUNDS) await recover();
    }
  }
  throw failure;
};
