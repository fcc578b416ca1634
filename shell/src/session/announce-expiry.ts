import type { EventBus } from '@shop/contracts/events';
import type { ShopPath } from '@shop/contracts/routing';

const NOTICE = 'feedback-for-user';

/**
 * Tells a customer whose session expired to log in again (S15), and where the page was (the cart and the account lead
 * away from there). In the checkout the form itself is shown, over what is being typed (T3). Every tab tells, and takes
 * it back when somebody logs in. Guests are told nothing: their tokens are
 * renewed behind the scenes.
 *
 * @param prefix - path of the page's market
 */
export const announceExpiry = (events: EventBus, prefix: string): void => {
  events.on('session:changed', ({ reason }) => {
    events.emit('modal:close', { name: NOTICE });
    if (reason !== 'expired') return;
    events.emit('modal:close', { name: 'auth' });
    const { pathname, search } = window.location;
    const next: ShopPath = `/${pathname.slice(prefix.length + 1)}${search}`;
    events.emit(
      'modal:open',
      next.startsWith('/checkout')
        ? { name: 'auth', props: { reason: 'expired', next } }
        : { name: NOTICE, props: { notice: 'session-expired', next } },
    );
  });
};
