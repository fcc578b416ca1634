import { chosenCountry, rememberCountry } from '../../market/chosen-country.ts';
import type { CountryCode } from '../../market/types.ts';
import { isCountryCode } from './guards.ts';
import { slot, type Slot } from './slot.ts';
import type { StorageAreas } from './storage-areas.ts';

/**
 * The country the visitor said, by a choice or by an address (E5): the tab's own, which another tab's does not change.
 * It goes into the cookie too, for the server (M5) and for tabs that have none of their own yet.
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
