import { ADDRESS_FIELDS } from '../address-values.ts';
import type { AddressFormValues } from './form-values.ts';

/**
 * Names of the form's fields by the attributes of the address to bill to, for what the platform refuses. Where it is
 * billed to the shipping address those are the fields; a business is named with its invoice.
 */
export const billingFieldOf = (values: AddressFormValues): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, values.same_as_shipping ? field : `billing_${field}`]),
  ),
  ...(values.invoice && { company: 'business_name' }),
});
