import type { FormErrors } from '../../forms/index.ts';
import { normalizePhone } from '../phone/phone-rules.ts';
import type { AddressFormValues, AddressPrefix } from './form-values.ts';

/**
 * The values with the phone number in international format, or its problem. Runs before submit, because the phone rules
 * may not have loaded while the shopper typed.
 */
export const checkPhone = async (
  values: AddressFormValues,
  prefix: AddressPrefix = '',
): Promise<{ values: AddressFormValues; errors?: undefined } | { errors: FormErrors }> => {
  const field = `${prefix}phone` as const;
  const country = values[`${prefix}country_code`] ?? '';
  const phone = await normalizePhone(values[field] ?? '', country);
  return phone === null
    ? { errors: { fields: { [field]: 'address.error.phone' } } }
    : { values: { ...values, [field]: phone } };
};
