import { addressLabel, billingCodes } from '@shop/contracts/addresses';
import type { Address } from '@shop/contracts/commerce';
import { countryName } from '@shop/contracts/market';
import { selectLocale, useAppSelector } from '@shop/contracts/store';

/** An address in two texts: name, and the rest of its label on one line. */
export const useAddressTexts = (): ((address: Address) => { title: string; rest: string }) => {
  const locale = useAppSelector(selectLocale);
  return (address) => {
    // On one line with the rest, the number would be broken between its groups.
    const phone = address.phone.replaceAll(' ', '\u00a0');
    const lines = addressLabel({ ...address, phone }, countryName(address.country_code, locale));
    const [title = '', ...rest] = lines;
    return { title, rest: [...rest, ...billingCodes(address, locale)].join(', ') };
  };
};
