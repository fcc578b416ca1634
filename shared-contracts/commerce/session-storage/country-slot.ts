import { chosenCountry, rememberCountry } from '../../market/chosen-country.ts';
import type { CountryCode } from '../../market/types.ts';
import { isCountryCode } from './guards.ts';
import { slot, type Slot } from './slot.ts';
import type { StorageAreas } from './storage-areas.ts';

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
