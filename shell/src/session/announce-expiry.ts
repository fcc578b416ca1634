import type { EventBus } from '@shop/contracts/events';
import { paths, type ShopPath } from '@shop/contracts/routing';

const NOTICE = 'feedback-for-user';

/**
 * Tells a customer whose session ended to log in again (S15), and where the page was (the cart and the account lead
 * away from there). In the checkout the form itself is shown where the session expired, over what is being typed (T3).
 * Where the account was changed (T13), the account's page itself is what to go on with: its forms are done. Every tab
 * tells, and takes it back when someone logs in. Guests are told nothing: their tokens are renewed behind the scenes.
 *
 * @param prefix - path of the page's market
 */
export const announceExpiry = (events: EventBus, prefix: string): void => {
  events.on('session:changed', ({ reason }) => {
    events.emit('modal:close', { name: NOTICE });
    if (reason !== 'expired' && reason !== 'login-again') return;
    events.emit('modal:close', { name: 'auth' });
    const { pathname, search } = window.location;
    const here: ShopPath = `/${pathname.slice(prefix.length + 1)}${search}`;
    const isExpired = reason === 'expired';
    const next = !isExpired && here.startsWith(paths.account()) ? paths.account() : here;
    events.emit(
      'modal:open',
      isExpired && next.startsWith(paths.checkout())
        ? { name: 'auth', props: { reason, next } }
        : { name: NOTICE, props: { notice: isExpired ? 'session-expired' : reason, next } },
    );
  });
};
