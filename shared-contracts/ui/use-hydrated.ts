import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the server rendered a component: its first render decides, and later ones return the same. */
const createOrigin = () => {
  let isServer = false;
  return {
    read: () => isServer,
    // React calls it on the server and for the first render of hydration.
    readOnServer: () => (isServer = true),
  };
};

/** Whether the component is part of the server's document, as opposed to a page rendered in the browser. */
export const useServerRendered = (): boolean => {
  const [origin] = useState(createOrigin);
  return useSyncExternalStore(never, origin.read, origin.readOnServer);
};

/**
 * False in the server’s markup and until the browser has taken the page over: nothing can be clicked before.
 *
 * The second render is a transition. A store whose server snapshot differs would render all such components in the
 * task that also runs the effects of hydration: a long task on a slow phone.
 */
export const useHydrated = (): boolean => {
  const isServerRendered = useServerRendered();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    if (isServerRendered) startTransition(() => setHydrated(true));
  }, [isServerRendered]);
  return !isServerRendered || isHydrated;
};
