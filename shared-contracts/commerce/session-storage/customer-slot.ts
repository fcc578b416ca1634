import type { CustomerSession } from './customer-session.ts';
import { isStoredSession } from './guards.ts';
import { slot, type Slot } from './slot.ts';
import type { StorageAreas } from './storage-areas.ts';

/** The customer's session, kept by the names of E5 (`owner_id`). */
export const customerSlot = ({ local }: StorageAreas): Slot<CustomerSession> => {
  const stored = slot(local, 'fv.session', isStoredSession);
  return {
    clear: stored.clear,
    read: () => {
      const session = stored.read();
      if (!session) return null;
      const { email, owner_id, accessToken, refreshToken } = session;
      return { email, ownerId: owner_id, accessToken, refreshToken };
    },
    write: ({ email, ownerId, accessToken, refreshToken }) =>
      stored.write({ email, owner_id: ownerId, accessToken, refreshToken }),
  };
};
