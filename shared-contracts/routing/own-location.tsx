import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, type Location } from 'react-router';

/** The location of the page on view; null outside of a page. */
export const PageLocation = createContext<Location | null>(null);

/**
 * Gives a page the location it is shown for. While another page is on its way the address is ahead of the page on
 * view, which must not take the other's path and query for its own; a new query of its own path it hears of at once (`useLocation`), and
 * still knows its own (`usePageQuery`).
 */
export const OwnLocation = ({
  location,
  children,
}: {
  location: Location;
  children: ReactNode;
}) => {
  const router = useContext(LocationContext);
  const own = useMemo(
    () => (router.location.pathname === location.pathname ? router : { ...router, location }),
    [router, location],
  );
  return (
    <PageLocation value={location}>
      <LocationContext.Provider value={own}>{children}</LocationContext.Provider>
    </PageLocation>
  );
};
