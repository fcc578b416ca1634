import { useContext, useMemo, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, type Location } from 'react-router';

/**
 * Gives a page the location it is shown for. While another page is on its way the address is ahead of the page on
 * view, which must not take the other's path and query for its own; a new query of its own path it hears of at once.
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
  return <LocationContext.Provider value={own}>{children}</LocationContext.Provider>;
};
