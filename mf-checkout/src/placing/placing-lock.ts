/**
 * Keeps other tabs from using a nonce or placing while this one does, so that the order is paid with this tab's
 * nonce. Without the Web Locks API, only the platform ensures that one order is placed.
 */
export const placingLock = (orderId: string) => {
  let release: (() => void) | null = null;
  const enter = (): Promise<void> => {
    if (release || typeof navigator === 'undefined' || !navigator.locks) return Promise.resolve();
    return new Promise((entered) => {
      void navigator.locks.request(`fv.placing ${orderId}`, () => {
        const released = new Promise<void>((resolve) => (release = resolve));
        entered();
        return released;
      });
    });
  };
  const leave = (): void => {
    release?.();
    release = null;
  };
  return { enter, leave };
};
