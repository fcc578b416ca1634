import type { AddressFieldName, AddressValues } from '../address-values.ts';
import type { BillingValues } from '../billing/index.ts';

/** Prefix of a field's name in the form; empty for the shipping address. */
export type AddressPrefix = '' | 'billing_';

/** What forms with addresses hold: an address to ship to, one to bill to, and the invoice's data. */
export type AddressFormValues = AddressValues & {
  [F in `billing_${AddressFieldName}`]?: string;
} & BillingValues & {
    birth_date?: string;
    business_name?: string;
    /** Whether the shopper requests an invoice. */
    invoice?: boolean;
    /** Whether the billing address is where the order goes. */
    same_as_shipping?: boolean;
  };

/** The country that bills are sent to: the shipping address's, unless another was given. */
export const billingCountry = (values: AddressFormValues): string =>
  (values.same_as_shipping ? values.country_code : values.billing_country_code) ?? '';
