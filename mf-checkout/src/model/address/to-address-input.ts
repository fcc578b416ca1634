import type { AddressInput } from '@shop/contracts/commerce';
import type { AddressValues } from './address-values.ts';
import { usesStates } from '@shop/contracts/market';

const trimmed = (value: string | undefined): string => value?.trim() ?? '';
const optional = (value: string | undefined): string | null => trimmed(value) || null;

/**
 * What is sent for an address (E1): a state left over from another country is dropped (V8), and without a person
 * type it is marked as a shipping address.
 *
 * @param now ms, kept as the address's last use.
 */
export const toAddressInput = (values: AddressValues, now: number): AddressInput => ({
  first_name: trimmed(values.first_name),
  last_name: trimmed(values.last_name),
  company: optional(values.company),
  line_1: trimmed(values.line_1),
  line_2: optional(values.line_2),
  city: trimmed(values.city),
  zip_code: optional(values.zip_code),
  state_code: usesStates(trimmed(values.country_code))
    ? trimmed(values.state_code).toUpperCase()
    : null,
  country_code: trimmed(values.country_code),
  phone: trimmed(values.phone),
  metadata: { lastUsage: now, isShipping: true, isBilling: false },
});
