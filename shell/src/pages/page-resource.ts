import type { Loadable } from '@shop/contracts/remote';
import type { LoadedPage } from './load-page.ts';
import type { MatchedRoute } from './match-route.ts';
import type { MissingPage } from './missing-page.tsx';

/** A place in the shop: path below the market prefix and query. */
export interface Place {
  /** Key of the history entry: coming back finds the page as it was left. */
  key: string;
  rest: string;
  search: string;
}

export type PageOutcome = LoadedPage | MissingPage;

/** What the page region draws from: one loadable per history entry. */
export interface Pages {
  match: (place: Place) => MatchedRoute | null;
  /** The page of a place, one and the same at every render. */
  get: (place: Place) => Loadable<PageOutcome>;
  /** A page about to be shown: one left so long ago that its data may be gone is loaded again. */
  open: (place: Place) => Loadable<PageOutcome>;
  /**
   * Begins to load a page that the visitor is about to ask for; undefined where its address is under way or here
   * already. A failure is not kept.
   */
  ahead: (place: Place) => Promise<PageOutcome> | undefined;
  /** Forgets a page that failed, and its remote, so that the next {@link Pages.get} tries again. */
  retry: (place: Place) => void;
}
