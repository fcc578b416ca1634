import type { SessionStore } from '@shop/contracts/commerce';
import type { EventBus } from '@shop/contracts/events';
import type { SessionKey } from '@shop/contracts/storage';
import { onFirstActivity } from '@shop/contracts/ui';
import { fetchLate } from '../begin/fetch-late.ts';
import { lateFragments } from '../remotes/late-fragments.ts';
import { onFirstInteraction } from '../router/prefetch.ts';
import { cartOfMarket } from '../session/market-cart.ts';
import type { Rendered } from './boot-data.ts';

/** What an earlier page of the tab left to add to the cart; only the cart's code reads it. */
const UNSENT: readonly SessionKey[] = ['fv.wishes', 'fv.to-add'];

const hasUnsent = (): boolean => {
  try {
    return UNSENT.some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    // Storage is blocked.
    return false;
  }
};

/**
 * Longest wait in ms for a visitor who does nothing: a screen reader announces the quantity as unavailable until its code
 * has loaded, and reading with one sends the page no events.
 */
const LONGEST_WAIT = 10_000;

interface Options {
  rendered: Rendered;
  storage: SessionStore;
  events: EventBus;
  /** Code of the page's market. */
  market: string;
}

/**
 * Holds back the code of the page's late fragments until it is needed. On public pages: until the visitor's first
 * activity or for ten seconds, or at once for one with a cart, whose count the header shows; also if another tab starts the
 * cart.
 */
export const awaitFragments = ({ rendered, storage, events, market }: Options) => {
  let load = (): void => {};
  const needed = new Promise<void>((resolve) => {
    load = resolve;
  });
  if (rendered === 'private') onFirstInteraction('SearchBox', load);
  else {
    void needed.then(fetchLate);
    onFirstActivity(load, LONGEST_WAIT);
    events.on('session:order', ({ orderId }) => {
      if (orderId !== null) load();
    });
    if (cartOfMarket(storage, market) !== null || hasUnsent()) load();
  }
  return {
    /** Fragment name → the end of its wait. */
    until: Object.fromEntries(
      lateFragments(rendered).map((ref) => [ref.slice(ref.indexOf('/') + 1), needed]),
    ),
    /** A navigation would suspend on the fragments, so it ends the wait too. */
    load,
  };
};
