import type { Place } from '../pages/page-resource.ts';
import { scrollMemory } from './scroll-memory.ts';
import { toFragment } from './to-fragment.ts';

interface Arrival {
  /** The document's own page: the browser has scrolled it already where it could. */
  first: boolean;
  /** Whether the visitor came by back or forward, or loaded the page again. */
  back: boolean;
  hash: string;
}

const loadedAgain = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
};

/** Scrolls a page that is on view now: to where it was left, to the place its address names, or to the top. */
export const arrive = (place: Place, { first, back, hash }: Arrival): void => {
  const left = scrollMemory.enter(place);
  if (first) {
    if (left && window.scrollY === 0 && loadedAgain()) window.scrollTo(0, left);
    return;
  }
  if (back && left !== undefined) return window.scrollTo(0, left);
  if (!toFragment(hash)) window.scrollTo(0, 0);
};
