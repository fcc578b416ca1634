import type {
  Address,
  AddressInput,
  AddressMetadata,
  PersonType,
} from '../../commerce/address/address.ts';
import { usesStates } from '../../market/countries.ts';
import { ADDRESS_FIELDS, type AddressValues } from '../address-values.ts';
import { billingFormOf, billingInfo, toBillingData } from '../billing/index.ts';
import { formatOf } from '../country/country-formats.ts';
import { normalizePostalCode } from '../country/postal-code.ts';
import { type AddressFormValues, type AddressPrefix, billingCountry } from './form-values.ts';

/** Input that replaces a saved address. Keeps the saved address's test mark (E1). */
export const keepMark = (input: AddressInput, before: Address | null | undefined): AddressInput =>
  before?.metadata.type === 'test'
    ? { ...input, metadata: { ...input.metadata, type: 'test' } }
    : input;

/** The part of the form that is one address. */
const addressOf = (values: AddressFormValues, prefix: AddressPrefix): AddressValues =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, values[`${prefix}${field}`]]));

const trimmed = (value: string | undefined): string => value?.trim() ?? '';
const optional = (value: string | undefined): string | null => trimmed(value) || null;

/** Drops a state the country does not use, such as one left over from another country (V8). */
const stateOf = (state: string | undefined, country: string): string | null => {
  if (!formatOf(country).state) return null;
  return usesStates(country) ? trimmed(state).toUpperCase() : optional(state);
};

const toInput = (values: AddressValues, metadata: AddressMetadata): AddressInput => {
  const country = trimmed(values.country_code);
  const { city, postalCode } = formatOf(country);
  return {
    first_name: trimmed(values.first_name),
    last_name: trimmed(values.last_name),
    company: optional(values.company),
    line_1: trimmed(values.line_1),
    line_2: optional(values.line_2),
    city: city ?? trimmed(values.city),
    zip_code: postalCode ? optional(normalizePostalCode(country, values.zip_code ?? '')) : null,
    state_code: stateOf(values.state_code, country),
    country_code: country,
    phone: trimmed(values.phone),
    metadata,
  };
};

/**
 * The shipping address to send (E1): codes normalized, without fields the country does not use, marked as a shipping
 * address.
 *
 * @param now - ms, stored as the address's last use
 */
export const toShippingInput = (values: AddressFormValues, now: number): AddressInput =>
  toInput(addressOf(values, ''), {
    lastUsage: now,
    isShipping: true,
    isBilling: false,
    ...(values.birth_date && { birth_date: values.birth_date }),
  });

/**
 * The billing address to send (E1). Without an invoice it is an ordinary address, or `same`. With an invoice it is a
 * billing address, even as a copy of the shipping address: it has the invoice data, the business name instead of c/o,
 * and the courier's phone number, because the platform requires one.
 */
export const toBillingInput = (values: AddressFormValues, now: number): AddressInput | 'same' => {
  if (!values.invoice && values.same_as_shipping) return 'same';
  const phone = values.billing_phone ?? values.phone;
  const place = { ...addressOf(values, values.same_as_shipping ? '' : 'billing_'), phone };
  if (!values.invoice)
    return toInput(place, { lastUsage: now, isShipping: true, isBilling: false });
  const personType = values.person_type as PersonType;
  const { businessName } = billingFormOf(personType, billingCountry(values));
  const data = toBillingData(personType, billingCountry(values), values);
  const company = businessName === 'none' ? '' : values.business_name;
  return {
    ...toInput(
      { ...place, company },
      { lastUsage: now, isShipping: false, isBilling: true, ...data },
    ),
    billing_info: billingInfo(data),
  };
};
