import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from '../libraries/react-router.ts';
import type { Location } from 'react-router';

interface OnView {
  location: Location;
  /** Whether a navigation to another page is loading. */
  isDeparting: boolean;
}

/** The rendered page; null outside of a page. */
export const PageOnView = createContext<OnView | null>(null);

/**
 * Provides a page with its own location. During a navigation the URL is ahead of the rendered page, which must not use
 * the next page's path and query. A new query of its own path reaches it at once (`useLocation`); `usePageQuery` reads
 * its own.
 */
export const OwnLocation = ({
  location,
  children,
}: {
  location: Location;
  children: ReactNode;
}) => {
  const router = useContext(LocationContext);
  const isDeparting = router.location.pathname !== location.pathname;
  const own = useMemo(
    () => (isDeparting ? { ...router, location } : router),
    [router, location, isDeparting],
  );
  const onView = useMemo(() => ({ location, isDeparting }), [location, isDeparting]);
  return (
    <PageOnView value={onView}>
      <LocationContext.Provider value={own}>{children}</LocationContext.Provider>
    </PageOnView>
  );
};
