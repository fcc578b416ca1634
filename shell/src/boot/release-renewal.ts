import type { LiveRemotes } from '../remotes/live-remotes.ts';

/** Shortest time between two checks in ms: a visitor who switches between tabs asks once. */
const CHECK_PAUSE = 60_000;

/** Interval in ms of the checks of a page that stays in view. */
const CHECK_EVERY = 300_000;

export interface ReleaseRenewal {
  /** Whether the next step to another page had better bring a new document. */
  isDue: () => boolean;
  stop: () => void;
}

/** Whether a reload would lose what the visitor typed or is about to answer. A step to another page leaves both alone. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll<HTMLInputElement>('footer input, footer textarea')].some(
    ({ type, value }) => type !== 'checkbox' && type !== 'hidden' && value !== '',
  );

/**
 * Learns whether newer releases are live than those of the page: when its window comes to the front, and once in a while.
 * The page then renews itself at the next step to another page, before a file of its releases is missing.
 *
 * @param readLive - reads the live releases; a failure is ignored
 */
export const watchReleases = (
  remotes: LiveRemotes,
  readLive: () => Promise<LiveRemotes>,
): ReleaseRenewal => {
  let isOutdated = false;
  let checkedAt = Date.now();
  const check = async (): Promise<void> => {
    if (isOutdated || document.visibilityState !== 'visible') return;
    if (Date.now() - checkedAt < CHECK_PAUSE) return;
    checkedAt = Date.now();
    const live: Readonly<Record<string, { version: string } | undefined>> = await readLive();
    isOutdated = Object.entries(remotes).some(
      ([name, { version }]) => live[name] !== undefined && live[name].version !== version,
    );
  };
  const onTime = (): void => void check().catch(() => undefined);
  document.addEventListener('visibilitychange', onTime);
  window.addEventListener('focus', onTime);
  const timer = setInterval(onTime, CHECK_EVERY);
  return {
    isDue: () => isOutdated && !isBusy(),
    stop: () => {
      document.removeEventListener('visibilitychange', onTime);
      window.removeEventListener('focus', onTime);
      clearInterval(timer);
    },
  };
};
