import type { EventBus } from '@shop/contracts/events';
import { paths, type ShopPath } from '@shop/contracts/routing';

const NOTICE = 'feedback-for-user';

/**
 * Opens a dialog to log in again when a customer's session ended (S15), with the page to return to (cart and account
 * navigate away). In the checkout the form stays visible below it (T3). After a change of e-mail or password (T13)
 * the account's start page is the target, since those forms are done. Every tab shows it, and closes it after a
 * login. Guests see nothing: their tokens are renewed silently.
 *
 * @param prefix path of the page's market
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
