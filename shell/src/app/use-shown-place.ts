import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, type Location } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { placeOf } from '../boot/place-of.ts';
import type { Pages, Place } from '../pages/page-resource.ts';
import { morph } from './morph.ts';
import { scrollMemory } from './scroll-memory.ts';
import { toFragment } from './to-fragment.ts';

interface ShownPlace {
  shown: Place;
  /** The location of the page on view. */
  location: Location;
  /** Whether the address is ahead of the page on view. */
  waiting: boolean;
}

/** The place whose page is on view: it follows the address as soon as the page there is ready. */
export const useShownPlace = (pages: Pages): ShownPlace => {
  const location = useLocation();
  const { prefix } = useAppSelector(selectMarketContext);
  const asked = useMemo(() => placeOf(location, prefix), [location, prefix]);
  const [view, setView] = useState({ place: asked, location, entry: asked.key });
  const { place: shown, entry } = view;
  const { hash } = view.location;
  // Another place on the page is not another page; another entry of the same address is loaded again.
  const stays =
    asked.rest === shown.rest &&
    asked.search === shown.search &&
    (asked.key === entry || location.hash !== hash);

  useLayoutEffect(() => {
    if (stays) {
      if (location.hash === hash) return;
      toFragment(location.hash);
      // eslint-disable-next-line react-hooks/set-state-in-effect -- with the scrolling, in one frame
      setView({ place: shown, location, entry: asked.key });
      return;
    }
    let wanted = true;
    const show = () => {
      if (!wanted) return;
      // Asked for once more, so that it counts as used until now.
      pages.get(shown);
      scrollMemory.leave();
      morph([asked.rest, shown.rest], () => setView({ place: asked, location, entry: asked.key }));
    };
    const { status, promise } = pages.open(asked);
    if (status === 'pending') promise.then(show, show);
    else show();
    return () => {
      wanted = false;
    };
  }, [pages, asked, shown, stays, hash, location]);

  return { shown, location: view.location, waiting: !stays };
};
