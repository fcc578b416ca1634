import type { Address } from '../../commerce/address/address.ts';
import { ADDRESS_FIELDS, type AddressValues } from '../address-values.ts';
import { UNKNOWN_SDI } from '../billing/index.ts';
import { sameAddress, samePlace } from '../same-address.ts';
import type { AddressFormValues } from './form-values.ts';

/**
 * Form values of a saved address; without one, only the market's country is filled in.
 *
 * @param country two letters, upper case.
 */
export const toAddressValues = (address: Address | null, country: string): AddressValues => {
  if (!address) return { country_code: country };
  return Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const value = address[field];
      return value ? [[field, value]] : [];
    }),
  );
};

const withoutEmpty = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Partial<T>;

/** The invoice data of a billing address as typed; a company's fiscal code only if stated. */
export const toInvoiceValues = (address: Address | null): AddressFormValues => {
  const { person_type, fiscal_code, vat, sdi, pec, iban, credit_assignment } =
    address?.metadata ?? {};
  if (!address || !person_type) return { invoice: false, recipient: 'sdi' };
  const isVat = person_type === 'company' && fiscal_code === vat?.replace(/^IT/, '');
  const byCode = !pec && sdi !== undefined && /^[A-Z\d]{6,7}$/.test(sdi) && sdi !== 'XXXXXXX';
  return {
    invoice: true,
    recipient: pec ? 'pec' : 'sdi',
    ...withoutEmpty({
      person_type,
      business_name: address.company ?? undefined,
      fiscal_code: isVat ? undefined : fiscal_code,
      vat,
      sdi: byCode && (sdi !== UNKNOWN_SDI || person_type !== 'nonprofit') ? sdi : undefined,
      pec,
      iban,
      credit_assignment,
    }),
  };
};

/** Whether billing equals shipping; with an invoice the name may be that of a business. */
const isBilledThere = (shipping: Address | null, billing: Address | null): boolean => {
  if (!shipping || !billing) return true;
  if (!billing.metadata.person_type) return sameAddress(shipping, billing);
  const isNamed = Boolean(billing.first_name || billing.last_name);
  const isSameName =
    billing.first_name === shipping.first_name && billing.last_name === shipping.last_name;
  return samePlace(shipping, billing) && (!isNamed || isSameName);
};

/**
 * What a form with a shipping and a billing address starts with.
 *
 * @param country where an address not yet given is taken to be.
 */
export const toFormValues = (
  shipping: Address | null,
  billing: Address | null,
  country: string,
): AddressFormValues => {
  const { birth_date } = shipping?.metadata ?? {};
  const billed = Object.entries(toAddressValues(billing, country));
  return {
    ...toAddressValues(shipping, country),
    ...Object.fromEntries(billed.map(([field, value]) => [`billing_${field}`, value])),
    ...toInvoiceValues(billing),
    ...(birth_date && { birth_date }),
    same_as_shipping: isBilledThere(shipping, billing),
  };
};
