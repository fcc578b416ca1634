import type { Address } from '@shop/contracts/commerce';
import { usesStates } from '@shop/contracts/market';
import { usesPostalCode } from './uses-postal-code.ts';

const REQUIRED = ['line_1', 'city', 'country_code', 'phone'] as const;

const filled = (value: string | null | undefined): boolean => Boolean(value?.trim());

/**
 * Whether an address can go on a placed order: everything a courier needs is there, and a state where the country
 * has them (V8). The stand-in of a new order (E2) reads as null already.
 */
export const isAddressComplete = (address: Address | null): address is Address =>
  address !== null &&
  REQUIRED.every((field) => filled(address[field])) &&
  (filled(address.company) || (filled(address.first_name) && filled(address.last_name))) &&
  (!usesPostalCode(address.country_code) || filled(address.zip_code)) &&
  (!usesStates(address.country_code) || /^[A-Z]{2}$/i.test(address.state_code ?? ''));
