import { ADDRESS_FIELDS } from '../address-values.ts';
import type { AddressFormValues } from './form-values.ts';

/**
 * Form fields by attribute of the billing address, for attributes the platform refuses. If billing equals shipping,
 * these are the shipping fields; a business name belongs to the invoice.
 */
export const billingFieldOf = (values: AddressFormValues): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, values.same_as_shipping ? field : `billing_${field}`]),
  ),
  ...(values.invoice && { company: 'business_name' }),
});
