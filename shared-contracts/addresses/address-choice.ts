import type { Address } from '../commerce/address/address.ts';
import { isPlaceholder } from '../commerce/address/placeholder-address.ts';

/** Last used first; those never used at the end. */
const byLastUse = (one: { address: Address }, other: { address: Address }): number =>
  (other.address.metadata.lastUsage ?? 0) - (one.address.metadata.lastUsage ?? 0);

/**
 * Addresses a customer can choose: shipping addresses, or billing addresses of invoices (E1), last used first; never a
 * placeholder (E2).
 *
 * @param countries - allowed countries; all by default
 */
export const addressChoice = <Entry extends { address: Address }>(
  entries: readonly Entry[],
  purpose: 'shipping' | 'billing',
  countries?: readonly string[],
): Entry[] =>
  entries
    .filter(({ address: { metadata } }) => !isPlaceholder(metadata))
    .filter(({ address }) => Boolean(address.metadata.person_type) === (purpose === 'billing'))
    .filter(({ address }) => !countries || countries.includes(address.country_code))
    .sort(byLastUse);
