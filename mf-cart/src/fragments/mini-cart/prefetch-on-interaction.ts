import { loadSdk } from '@shop/contracts/commerce';
import type { Session } from '@shop/contracts/store';
import { onIdle } from '@shop/contracts/ui';
import { loadCommands } from '../../commands/load-commands.ts';
import { loadWatch } from '../../order/load-watch.ts';

type Token = Pick<Session, 'token'>;

/** Events that show a visitor is active; opening a page alone triggers none of them. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

/** Buttons that add to the cart. */
const BUTTONS = '[data-adds-to-cart]';

/** Fetches everything that an add needs. A failure is reported by the add itself. */
const prefetch = (session: Token): void =>
  void Promise.allSettled([loadCommands(), loadSdk(), loadWatch(), session.token()]);

/**
 * Prefetches on the first interaction with a page that can add, once the page is idle: visitors who move have the code
 * by the time they tap, and opening a page downloads nothing. Returns the function that stops it.
 *
 * @param loadMore - further code that the page needs to add
 */
export const prefetchOnInteraction = (
  session: Token,
  loadMore: () => Promise<unknown>,
): (() => void) => {
  const onInteraction = () => {
    if (!document.querySelector(BUTTONS)) return;
    stop();
    onIdle(() => {
      loadMore().catch(() => undefined);
      prefetch(session);
    });
  };
  const stop = () => INTERACTIONS.forEach((it) => removeEventListener(it, onInteraction, true));
  INTERACTIONS.forEach((it) => addEventListener(it, onInteraction, true));
  // This code may have loaded because of the visitor's activity (`onFirstActivity`).
  if ('active' in document.documentElement.dataset) onInteraction();
  return stop;
};
