import { useContext, useEffect, useRef } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from '../libraries/react-router.ts';
import type { Location } from 'react-router';

/** Whether the history is at the rendered page. It knows the next URL first; that of a server-rendered document has none. */
const isAt = (navigator: { location?: Location }, rendered: Location): boolean =>
  !navigator.location || navigator.location.pathname === rendered.pathname;

/**
 * During a navigation the URL is ahead of the rendered page. The returned function waits until the next page is shown
 * or the visitor is back; without a navigation it resolves at once. If the component unmounts with its page, it never
 * resolves.
 */
export const useDeparture = (): (() => Promise<void>) => {
  const navigator: object = useContext(NavigationContext).navigator;
  const location = useLocation();
  const rendered = useRef(location);
  const arrived = useRef<() => void>(undefined);
  useEffect(() => {
    rendered.current = location;
    arrived.current?.();
  }, [location]);
  useEffect(() => {
    // Going back before the next page is shown renders nothing. The history itself listens to this event too.
    const check = () =>
      setTimeout(() => {
        if (isAt(navigator, rendered.current)) arrived.current?.();
      });
    window.addEventListener('popstate', check);
    return () => {
      arrived.current = undefined;
      window.removeEventListener('popstate', check);
    };
  }, [navigator]);
  return () =>
    new Promise((resolve) => {
      arrived.current = resolve;
      if (isAt(navigator, rendered.current)) resolve();
    });
};
