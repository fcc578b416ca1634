import type { FormErrors } from '../../forms/index.ts';
import { normalizePhone } from '../phone/phone-rules.ts';
import type { AddressFormValues } from './form-values.ts';

/**
 * The values with the phone number in international form, or what is wrong with it. Asked before a form is sent,
 * because the rules of phone numbers may not have been loaded while it was typed.
 */
export const checkPhone = async (
  values: AddressFormValues,
): Promise<{ values: AddressFormValues; errors?: undefined } | { errors: FormErrors }> => {
  const phone = await normalizePhone(values.phone ?? '', values.country_code ?? '');
  return phone === null
    ? { errors: { fields: { phone: 'address.error.phone' } } }
    : { values: { ...values, phone } };
};
