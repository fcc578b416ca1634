import type { EventBus } from '@shop/contracts/events';

const announcing = new WeakSet<EventBus>();

/** Tells the page and, through the shell, the other tabs that the order's content changed. */
export const announceChange = (events: EventBus, orderId: string): void => {
  announcing.add(events);
  events.emit('cart:changed', { orderId });
  announcing.delete(events);
};

/** True while this package announces a change itself: the order in the store is already the new one. */
export const isOwnAnnouncement = (events: EventBus): boolean => announcing.has(events);
