/**
 * Keeps other tabs from handing over a nonce or placing while this one does, so that the order is paid with this tab's
 * nonce. Where the browser has no locks the platform alone sees to it that one order is placed.
 */
export const placingLock = (orderId: string) => {
  let release: (() => void) | null = null;
  const enter = (): Promise<void> => {
    if (release || typeof navigator === 'undefined' || !navigator.locks) return Promise.resolve();
    return new Promise((entered) => {
      void navigator.locks.request(`fv.placing ${orderId}`, () => {
        const held = new Promise<void>((resolve) => (release = resolve));
        entered();
        return held;
      });
    });
  };
  const leave = (): void => {
    release?.();
    release = null;
  };
  return { enter, leave };
};
