import { scrollMemory } from '../router/scroll.ts';
import type { LiveRemotes } from '../remotes/live-remotes.ts';

/** Shortest time between two checks in ms: a visitor who switches between tabs asks once. */
const CHECK_PAUSE = 60_000;

/** Interval in ms of the checks of a page that stays in view. */
const CHECK_EVERY = 300_000;

/**
 * Loads the document of another page instead of changing to it in place. The browser's history is at that page already.
 *
 * @returns whether it does
 */
export type Renew = (from: string, to: string) => boolean;

/** Whether a reload would lose what the visitor typed or is about to answer. A step to another page leaves both alone. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll<HTMLInputElement>('footer input, footer textarea')].some(
    ({ type, value }) => type !== 'checkbox' && type !== 'hidden' && value !== '',
  );

/**
 * Learns whether newer releases are live than those of the page: at once, when its window comes to the front, and once in
 * a while. The page then renews itself at the next step to another page, before a file of its releases is missing.
 *
 * @param readLive - reads the live releases; a failure is ignored
 * @param match - finds the remote of an address; a step within a purchase, into it or out of it never renews the page
 * @param reload - for tests
 */
export const watchReleases = (
  remotes: LiveRemotes,
  readLive: () => Promise<LiveRemotes>,
  match: (pathname: string) => { remote: string } | null,
  reload: () => void = scrollMemory.loadDocument,
): Renew => {
  let isOutdated = false;
  let checkedAt = -CHECK_PAUSE;
  const check = async (): Promise<void> => {
    if (isOutdated || document.visibilityState !== 'visible') return;
    if (performance.now() - checkedAt < CHECK_PAUSE) return;
    checkedAt = performance.now();
    const live: Readonly<Record<string, { version: string } | undefined>> = await readLive();
    isOutdated = Object.entries(remotes).some(
      ([name, { version }]) => live[name] !== undefined && live[name].version !== version,
    );
  };
  const onTime = (): void => void check().catch(() => undefined);
  document.addEventListener('visibilitychange', onTime);
  window.addEventListener('focus', onTime);
  setInterval(onTime, CHECK_EVERY);
  onTime();
  return (from, to) => {
    const isPurchase = [from, to].some((it) => match(it)?.remote === 'checkout');
    if (!isOutdated || isPurchase || isBusy()) return false;
    reload();
    return true;
  };
};
