import type { Address } from '../commerce/address/address.ts';
import { formatOf } from './country/country-formats.ts';

const REQUIRED = ['line_1', 'city', 'country_code', 'phone'] as const;

const filled = (value: string | null | undefined): boolean => Boolean(value?.trim());

/**
 * Whether an address can go on a placed order: everything a courier needs is there, and a state where the country
 * has them (V8). The placeholder of a new order (E2) reads as null already.
 */
export const isAddressComplete = (address: Address | null): address is Address => {
  if (address === null) return false;
  const { postalCode, state } = formatOf(address.country_code);
  return (
    REQUIRED.every((field) => filled(address[field])) &&
    (filled(address.company) || (filled(address.first_name) && filled(address.last_name))) &&
    (!postalCode?.required || filled(address.zip_code)) &&
    (!state?.required || /^[A-Z]{2}$/i.test(address.state_code ?? ''))
  );
};
