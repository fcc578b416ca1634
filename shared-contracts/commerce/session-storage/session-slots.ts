import type { CustomerSession } from './customer-session.ts';
import { isCountryCode, isStoredSession } from './guards.ts';
import { slot, type Slot } from './slot.ts';
import type { StorageAreas } from './storage-areas.ts';
import { chosenCountry, rememberCountry } from '../../market/chosen-country.ts';
import type { CountryCode } from '../../market/types.ts';

/**
 * The visitor's country, by choice or by URL (E5): the tab's own, independent of other tabs. Also stored in the cookie,
 * for the server (M5) and for new tabs.
 */
export const countrySlot = ({ session }: StorageAreas): Slot<CountryCode> => {
  const own = slot(session, 'fv.country', isCountryCode);
  return {
    clear: own.clear,
    read: () => own.read() ?? chosenCountry(document.cookie),
    write: (country) => {
      own.write(country);
      rememberCountry(country);
    },
  };
};

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
