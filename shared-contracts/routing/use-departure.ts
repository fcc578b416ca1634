import { useContext, useEffect, useRef } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  type Location,
} from 'react-router';

/**
 * While another page is on its way, the address is ahead of the page on view. The returned function waits until that
 * page is shown or the visitor is back; resolves at once where no other page is on its way. If the component leaves with
 * its page, it never resolves.
 */
export const useDeparture = (): (() => Promise<void>) => {
  const navigator: object = useContext(NavigationContext).navigator;
  const location = useLocation();
  const shown = useRef(location);
  const arrived = useRef<() => void>(undefined);
  useEffect(() => {
    shown.current = location;
    arrived.current?.();
  }, [location]);
  return () =>
    new Promise((resolve) => {
      arrived.current = resolve;
      // Histories know the address before React shows it; a document in the making has none.
      const { location: ahead } = navigator as { location?: Location };
      if (!ahead || ahead.pathname === shown.current.pathname) resolve();
    });
};
