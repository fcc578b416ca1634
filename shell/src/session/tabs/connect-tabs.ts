import type { SessionStore } from '@shop/contracts/commerce';
import type { EventBus } from '@shop/contracts/events';
import { selectSession, type AppStore } from '@shop/contracts/store';
import type { BrowserSession } from '../browser-session.ts';
import { cartOfMarket } from '../market-cart.ts';
import { leaveToNext } from '../forget-visitor.ts';
import { openChannel, type TabChannel } from './open-channel.ts';
import type { TabMessage } from './tab-message.ts';

interface Options {
  storage: SessionStore;
  events: EventBus;
  session: BrowserSession;
  store: Pick<AppStore, 'getState'>;
  /** Code of the page's market; events of other markets' carts are ignored. */
  market: string;
}

/**
 * Synchronizes the browser's tabs: an event of one tab is emitted in the others and not forwarded again. A page
 * restored from the back/forward cache catches up on missed events.
 */
export const connectTabs = ({ storage, events, session, store, market }: Options): void => {
  let isReceiving = false;
  const here = () => selectSession(store.getState());

  const apply = (message: TabMessage): void => {
    switch (message.type) {
      case 'cart':
        events.emit('cart:changed', { orderId: message.orderId });
        return;
      case 'order':
        if (message.market === market && message.orderId !== here().orderId)
          events.emit('session:order', { orderId: message.orderId });
        return;
      case 'session':
        session.forgetToken();
        if (message.kind === 'anonymous') events.emit('session:order', { orderId: null });
        else leaveToNext(storage.user, storage.customer.read()?.ownerId ?? '', events);
        events.emit('session:changed', { kind: message.kind, reason: message.reason });
    }
  };
  const receive = (message: TabMessage): void => {
    isReceiving = true;
    try {
      apply(message);
    } finally {
      isReceiving = false;
    }
  };
  const catchUp = (): void => {
    const ownerId = storage.customer.read()?.ownerId ?? null;
    const carts = storage.carts.read();
    if (ownerId !== here().ownerId)
      receive(
        ownerId
          ? { type: 'session', kind: 'customer', reason: 'login' }
          : { type: 'session', kind: 'anonymous', reason: 'logout' },
      );
    // Clears only this tab's previous cart: other tabs may have started a new one.
    if (carts) storage.carts.write(carts);
    const orderId = cartOfMarket(storage, market);
    receive({ type: 'order', market, orderId });
    if (orderId) receive({ type: 'cart', orderId });
  };

  let channel: TabChannel | null = openChannel(receive);
  const post = (message: TabMessage): void => {
    if (!isReceiving) channel?.post(message);
  };
  events.on('cart:changed', ({ orderId }) => post({ type: 'cart', orderId }));
  events.on('session:order', ({ orderId }) => post({ type: 'order', market, orderId }));
  events.on('session:changed', ({ kind, reason }) =>
    post({ type: 'session', kind, reason } as TabMessage),
  );
  // An open channel would keep the page out of the back/forward cache.
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    channel = openChannel(receive);
    catchUp();
  });
};
