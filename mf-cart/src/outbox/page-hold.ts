import { PAGE } from './storage.ts';

const lockOf = (page: string): string => `fv.wishes ${page}`;

/** Null where the browser has no locks, or refuses them as it does storage (E5). */
const requestLock = async <T>(
  page: string,
  options: LockOptions,
  work: (lock: Lock | null) => T | Promise<T>,
): Promise<T | null> => {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return null;
  try {
    return await navigator.locks.request(lockOf(page), options, work);
  } catch {
    return null;
  }
};

let release: (() => void) | null = null;

/**
 * Lets other pages know that this one is there and sends what waits: a duplicated tab has a copy of its storage. It
 * also keeps the browser from putting the page aside alive, to send everything a second time on the way back.
 */
export const holdPage = (): void => {
  if (release) return;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void requestLock(PAGE, {}, () => held);
};

/** Nothing waits any more. */
export const letPageGo = (): void => {
  release?.();
  release = null;
};

/** Whether another page is still there with what waits on it; where there are no locks to be had none is. */
export const isPageHeld = async (page: string): Promise<boolean> =>
  page !== PAGE &&
  ((await requestLock(page, { ifAvailable: true }, (lock) => lock === null)) ?? false);
