/** Tells the pages of a browser apart. */
export const PAGE = String(performance.timeOrigin);

const lockOf = (page: string): string => `fv.wishes ${page}`;
const locks = (): LockManager | null =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;

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
  void locks()?.request(lockOf(PAGE), () => held);
};

/** Nothing waits any more. */
export const letPageGo = (): void => {
  release?.();
  release = null;
};

/** Whether another page is still there with what waits on it; where the browser has no locks none is. */
export const isPageHeld = async (page: string): Promise<boolean> =>
  page !== PAGE &&
  ((await locks()?.request(lockOf(page), { ifAvailable: true }, (lock) => lock === null)) ?? false);
