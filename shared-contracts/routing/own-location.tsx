import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, type Location } from 'react-router';

interface OnView {
  location: Location;
  /** Whether the visitor has gone on, and the page there is still on its way. */
  left: boolean;
}

/** The page on view; null outside of a page. */
export const PageOnView = createContext<OnView | null>(null);

/**
 * Gives a page the location it is shown for. While another page is on its way the address is ahead of the page on
 * view, which must not take the other's path and query for its own. It hears of a new query of its own path at once
 * (`useLocation`), and still knows its own (`usePageQuery`).
 */
export const OwnLocation = ({
  location,
  children,
}: {
  location: Location;
  children: ReactNode;
}) => {
  const router = useContext(LocationContext);
  const left = router.location.pathname !== location.pathname;
  const own = useMemo(() => (left ? { ...router, location } : router), [router, location, left]);
  const onView = useMemo(() => ({ location, left }), [location, left]);
  return (
    <PageOnView value={onView}>
      <LocationContext.Provider value={own}>{children}</LocationContext.Provider>
    </PageOnView>
  );
};
