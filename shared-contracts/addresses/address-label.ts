import type { AddressFields } from '../commerce/address/address.ts';
import type { AddressFieldName } from './address-values.ts';
import { formatOf } from './country/country-formats.ts';

type Labelled = Pick<AddressFields, AddressFieldName>;

/** Fills in one line of a label. Drops the separator next to an empty field. */
const filledIn = (template: string, address: Labelled): string =>
  template
    .replace(/\{(\w+)\}/g, (_, field: AddressFieldName) => address[field]?.trim() || '\0')
    .replace(/,? ?\0/g, '')
    .replace(/^[\s,]+/, '');

/**
 * An address as the lines of a label in its own country, empty parts left out: `City, ST ZIP` in the US, the
 * postcode on a line of its own in the United Kingdom.
 *
 * @param countryName the country in the shopper's language.
 */
export const addressLabel = (address: Labelled, countryName: string): string[] => {
  const name = [address.first_name, address.last_name].filter(Boolean).join(' ');
  const { label } = formatOf(address.country_code);
  return [
    name,
    address.company ?? '',
    ...label.map((template) => filledIn(template, address)),
    countryName,
    address.phone ?? '',
  ].filter(Boolean);
};
