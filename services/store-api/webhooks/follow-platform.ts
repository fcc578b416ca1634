/** Background work that follows the platform's events. */
interface Follower {
  /** @param callbackUrl address for webhooks; null if the platform cannot reach this service */
  run: (callbackUrl: string | null) => Promise<unknown>;
}

/** Work, the path of its webhook, and the beginning of the line that tells why it ended. */
type Followed = readonly [work: Follower | null | undefined, path: string, ended: string];

/**
 * Starts background work until its services are closed. Work that fails is logged and does not end the process.
 *
 * @param origin of this service for the platform; null if it cannot reach it
 */
export const followPlatform = (
  origin: string | null,
  log: (line: string) => void,
  followed: readonly Followed[],
): void => {
  for (const [work, path, ended] of followed)
    void work
      ?.run(origin && `${origin}${path}`)
      .catch((error: unknown) =>
        log(`${ended}: ${error instanceof Error ? error.message : `${error}`}`),
      );
};
