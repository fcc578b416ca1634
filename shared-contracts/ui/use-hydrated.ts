import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server’s markup and until the browser has taken the page over: nothing can be clicked before. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
