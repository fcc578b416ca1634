import type { SessionStore } from '@shop/contracts/commerce';
import type { EventBus } from '@shop/contracts/events';

/**
 * What an expired session leaves in the tab is for who comes back (T3). Where someone else logs in, teams let go of it
 * as at a logout.
 *
 * @returns whether it is someone else
 */
export const leaveToNext = (user: SessionStore['user'], ownerId: string, events: EventBus) => {
  const before = user.read();
  if (!before || before.id === ownerId) return false;
  events.emit('session:changed', { kind: 'anonymous', reason: 'logout' });
  return true;
};
