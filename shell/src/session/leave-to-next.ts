import type { SessionStore } from '@shop/contracts/commerce';
import type { EventBus } from '@shop/contracts/events';

/**
 * Data of an expired session is kept for the same customer (T3). If another customer logs in, teams clear it as on
 * logout.
 *
 * @returns whether it is another customer
 */
export const leaveToNext = (user: SessionStore['user'], ownerId: string, events: EventBus) => {
  const before = user.read();
  if (!before || before.id === ownerId) return false;
  events.emit('session:changed', { kind: 'anonymous', reason: 'logout' });
  return true;
};
