import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, type Location } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { pageLocationOf, type PageLocation } from './page-location.ts';
import type { PageLoader } from './page-loader.ts';
import { scrollMemory, scrollToHash } from './scroll.ts';
import { viewTransition } from './view-transition.ts';

interface DisplayedPage {
  displayed: PageLocation;
  /** The router's location of the displayed page. */
  location: Location;
  /** Whether the address has changed and its page is still loading. */
  pending: boolean;
}

/** The displayed page: follows the address as soon as the page there is ready. */
export const useDisplayedPage = (pages: PageLoader): DisplayedPage => {
  const location = useLocation();
  const { prefix } = useAppSelector(selectMarketContext);
  const requested = useMemo(() => pageLocationOf(location, prefix), [location, prefix]);
  const [view, setView] = useState({ page: requested, location, entry: requested.key });
  const { page: displayed, entry } = view;
  const { hash } = view.location;
  // Another hash keeps the page; another history entry of the same address loads it again.
  const isSamePage =
    requested.rest === displayed.rest &&
    requested.search === displayed.search &&
    (requested.key === entry || location.hash !== hash);

  useLayoutEffect(() => {
    if (isSamePage) {
      if (location.hash === hash) return;
      scrollToHash(location.hash);
      // eslint-disable-next-line react-hooks/set-state-in-effect -- with the scrolling, in one frame
      setView({ page: displayed, location, entry: requested.key });
      return;
    }
    let isCurrent = true;
    const display = () => {
      if (!isCurrent) return;
      // Renews the lifetime of the page being left.
      pages.get(displayed);
      scrollMemory.leave();
      viewTransition([requested.rest, displayed.rest], () =>
        setView({ page: requested, location, entry: requested.key }),
      );
    };
    const { status, promise } = pages.open(requested);
    if (status === 'pending') promise.then(display, display);
    else display();
    return () => {
      isCurrent = false;
    };
  }, [pages, requested, displayed, isSamePage, hash, location]);

  return { displayed, location: view.location, pending: !isSamePage };
};
