import { useCallback, useContext } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
} from '../libraries/react-router.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectMarketContext } from '../store/selectors.ts';
import { PageOnView } from './own-location.tsx';
import type { ShopPath } from './paths.ts';

interface GoToOptions {
  replace?: boolean;
  /** Drops the navigation once the visitor has left the page: set it if the press is over, as after a request. */
  ifStillHere?: boolean;
}

/**
 * Navigates inside the shop, keeping market and language; `Link` for what a press of a button leads to.
 *
 * A redirect (`replace`) replaces the page's own history entry. It is dropped once the visitor has left the page, for
 * instance with the back button, and the page is only on view until the next one is loaded: it would replace the entry
 * of the next page. Effects that depend on this function run again if the visitor comes back.
 */
export const useGoTo = () => {
  const navigate = useNavigate();
  const { prefix } = useAppSelector(selectMarketContext);
  const { location, isDeparting = false } = useContext(PageOnView) ?? {};
  const own = location?.pathname;
  const { pathname } = useLocation();
  const { navigator } = useContext(NavigationContext);
  return useCallback(
    (path: ShopPath, options?: GoToOptions) => {
      // The history is ahead of the rendered page.
      const { location: now } = navigator as { location?: { pathname: string } };
      const hasDeparted = isDeparting || (own && now && now.pathname !== own);
      if (options?.replace && hasDeparted) return;
      if (options?.ifStillHere && now && now.pathname !== pathname) return;
      void navigate(path === '/' ? prefix : `${prefix}${path}`, options);
    },
    [navigate, prefix, navigator, own, pathname, isDeparting],
  );
};
