import type { Loadable } from '@shop/contracts/remote';
import type { LoadedPage } from './load-page.ts';
import type { MatchedRoute } from './match-route.ts';

/** A place in the shop: path below the market prefix and query. */
export interface Place {
  /** Key of the history entry: coming back finds the page as it was left. */
  key: string;
  rest: string;
  search: string;
}

export type PageOutcome = LoadedPage | { notFound: true };

/** What the page region draws from: one loadable per history entry. */
export interface Pages {
  match: (place: Place) => MatchedRoute | null;
  get: (place: Place) => Loadable<PageOutcome>;
  /** Forgets a page that failed, and its remote, so that the next {@link Pages.get} tries again. */
  retry: (place: Place) => void;
}
