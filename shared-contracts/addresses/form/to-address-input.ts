import type { AddressInput, AddressMetadata, PersonType } from '../../commerce/address.ts';
import { usesStates } from '../../market/countries.ts';
import type { AddressValues } from '../address-values.ts';
import { billingFormOf, billingInfo, toBillingData } from '../billing/index.ts';
import { formatOf } from '../country/country-formats.ts';
import { normalizePostalCode } from '../country/postal-code.ts';
import { addressOf } from './address-of.ts';
import { billingCountry, type AddressFormValues } from './form-values.ts';

const trimmed = (value: string | undefined): string => value?.trim() ?? '';
const optional = (value: string | undefined): string | null => trimmed(value) || null;

/** What the country has no use for is dropped, as a state left over from another one (V8). */
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
 * What is sent for the address to ship to (E1): codes in one form, nothing the country has no use for, marked as a
 * shipping address.
 *
 * @param now ms, kept as the address's last use.
 */
export const toShippingInput = (values: AddressFormValues, now: number): AddressInput =>
  toInput(addressOf(values, ''), {
    lastUsage: now,
    isShipping: true,
    isBilling: false,
    ...(values.birth_date && { birth_date: values.birth_date }),
  });

/**
 * What is sent for the address to bill to (E1). Without an invoice it is an address like another, or `same`. With one
 * it is a billing address, also where it is a copy of the shipping address: it has the invoice's data, the business
 * name in the place of c/o, and the phone number of the courier, since the platform takes no address without.
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
