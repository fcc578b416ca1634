import type { AddressFieldName, AddressValues } from '../address-values.ts';
import type { BillingValues } from '../billing/index.ts';

/** Prefix of a field's name in the form; empty for the shipping address. */
export type AddressPrefix = '' | 'billing_';

/** Values of address forms: shipping address, billing address and invoice data. */
export type AddressFormValues = AddressValues & {
  [F in `billing_${AddressFieldName}`]?: string;
} & BillingValues & {
    birth_date?: string;
    business_name?: string;
    /** Whether the shopper requests an invoice. */
    invoice?: boolean;
    /** Whether the billing address equals the shipping address. */
    same_as_shipping?: boolean;
  };

/** Country of the billing address; the shipping address's by default. */
export const billingCountry = (values: AddressFormValues): string =>
  (values.same_as_shipping ? values.country_code : values.billing_country_code) ?? '';
