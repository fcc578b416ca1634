import type { Address } from '../commerce/address/address.ts';
import { countryName } from '../market/countries.ts';
import type { Locale } from '../market/types.ts';
import { addressLabel } from './address-label.ts';
import { billingCodes } from './billing-codes.ts';
import { sameAddress } from './same-address.ts';

interface OrderAddresses {
  shippingAddress: Address | null;
  billingAddress: Address | null;
}

/** Lines of an order's address labels; null for a missing address. */
export interface OrderLabels {
  shipping: readonly string[] | null;
  /** `same` as shipping, without invoice data. */
  billing: readonly string[] | 'same' | null;
}

/**
 * Shipping and billing address of an order, each formatted as a label in its country, with the codes of its invoice.
 */
export const orderLabels = (
  { shippingAddress: shipping, billingAddress: billing }: OrderAddresses,
  locale: Locale,
): OrderLabels => {
  const labelOf = (address: Address | null) =>
    address && [
      ...addressLabel(address, countryName(address.country_code, locale)),
      ...billingCodes(address, locale),
    ];
  const isSame =
    shipping && billing && !billing.metadata.person_type && sameAddress(shipping, billing);
  return { shipping: labelOf(shipping), billing: isSame ? 'same' : labelOf(billing) };
};
