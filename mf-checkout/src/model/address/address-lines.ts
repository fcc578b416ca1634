import type { Address } from '@shop/contracts/commerce';

/**
 * An address as the lines of a label, empty parts left out.
 *
 * @param countryName the country in the shopper's language.
 */
export const addressLines = (address: Address, countryName: string): string[] => {
  const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ');
  return [
    join(address.first_name, address.last_name),
    address.company ?? '',
    address.line_1,
    address.line_2 ?? '',
    join(address.zip_code, address.city, address.state_code),
    countryName,
    address.phone ?? '',
  ].filter(Boolean);
};
