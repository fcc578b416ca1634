import type { SessionStore } from '@shop/contracts/commerce';
import type { EventBus } from '@shop/contracts/events';
import { selectSession, type AppStore } from '@shop/contracts/store';
import type { BrowserSession } from '../browser-session.ts';
import { cartOfMarket } from '../cart-of-market.ts';
import { leaveToNext } from '../leave-to-next.ts';
import { openChannel, type TabChannel } from './open-channel.ts';
import type { TabMessage } from './tab-message.ts';

interface Options {
  storage: SessionStore;
  events: EventBus;
  session: BrowserSession;
  store: Pick<AppStore, 'getState'>;
  /** Code of the page's market: carts of other markets are no matter of this tab's. */
  market: string;
}

/**
 * Synchronizes the browser's tabs: an event of one tab is emitted in the others and not forwarded again. A page
 * restored from the back/forward cache catches up on missed events.
 */
export const connectTabs = ({ storage, events, session, store, market }: Options): void => {
  let hearing = false;
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
  const hear = (message: TabMessage): void => {
    hearing = true;
    try {
      apply(message);
    } finally {
      hearing = false;
    }
  };
  const catchUp = (): void => {
    const ownerId = storage.customer.read()?.ownerId ?? null;
    const carts = storage.carts.read();
    if (ownerId !== here().ownerId)
      hear(
        ownerId
          ? { type: 'session', kind: 'customer', reason: 'login' }
          : { type: 'session', kind: 'anonymous', reason: 'logout' },
      );
    // Clears only this tab's previous cart: other tabs may have started a new one.
    if (carts) storage.carts.write(carts);
    const orderId = cartOfMarket(storage, market);
    hear({ type: 'order', market, orderId });
    if (orderId) hear({ type: 'cart', orderId });
  };

  let channel: TabChannel | null = openChannel(hear);
  const tell = (message: TabMessage): void => {
    if (!hearing) channel?.post(message);
  };
  events.on('cart:changed', ({ orderId }) => tell({ type: 'cart', orderId }));
  events.on('session:order', ({ orderId }) => tell({ type: 'order', market, orderId }));
  events.on('session:changed', ({ kind, reason }) =>
    tell({ type: 'session', kind, reason } as TabMessage),
  );
  // An open channel would keep the page out of the browser's memory.
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    channel = openChannel(hear);
    catchUp();
  });
};
