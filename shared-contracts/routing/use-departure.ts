import { useContext, useEffect, useRef } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from '../libraries/react-router.ts';
import type { Location } from 'react-router';

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
  const unmounted = useRef<AbortController>(undefined);
  useEffect(() => {
    rendered.current = location;
    arrived.current?.();
  }, [location]);
  useEffect(() => {
    const controller = new AbortController();
    unmounted.current = controller;
    return () => controller.abort();
  }, []);
  return () =>
    new Promise((resolve) => {
      arrived.current = resolve;
      const check = () => {
        // Histories know the address before React shows it; a document in the making has none.
        const { location: ahead } = navigator as { location?: Location };
        if (!ahead || ahead.pathname === rendered.current.pathname) resolve();
      };
      check();
      // Who goes back before the next page is shown stays on the page that is rendered, so nothing is rendered anew.
      const signal = unmounted.current?.signal;
      window.addEventListener('popstate', () => setTimeout(check), { ...(signal && { signal }) });
    });
};
