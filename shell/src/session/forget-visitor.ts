import type { SessionStore } from '@shop/contracts/commerce';
import type { EventBus } from '@shop/contracts/events';
import { CONSENT_KEY } from '../model/consent.ts';

/**
 * Clears a storage area of all data that teams and payment services store about the visitor. Keeps the consent, which
 * belongs to the browser (A2). Never throws.
 */
export const forgetVisitor = (area: 'localStorage' | 'sessionStorage'): void => {
  try {
    const storage = window[area];
    for (const key of Object.keys(storage))
      // eslint-disable-next-line storage/declared -- removes keys that no table of ours has, too
      if (key !== CONSENT_KEY) storage.removeItem(key);
  } catch {
    // Storage is blocked, so it is empty.
  }
};

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
