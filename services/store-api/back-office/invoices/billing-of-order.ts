import {
  billingFormOf,
  PERSON_TYPES,
  toBillingData,
  UNKNOWN_SDI,
} from '@shop/contracts/addresses/billing';
import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import type { Address } from '@shop/contracts/commerce/order/platform-order';

const FIELDS = ['fiscal_code', 'vat', 'sdi', 'pec', 'iban', 'credit_assignment'] as const;

/** The invoice data of a billing address, as stored and normalized; null if the buyer gave none. */
export const billingOf = ({ country_code, metadata }: Address) => {
  const stored = asRecord(metadata);
  const personType = PERSON_TYPES.find((it) => it === stored['person_type']);
  if (!personType) return null;
  const texts = FIELDS.flatMap((field) => {
    const text = asText(stored[field]);
    return text === null ? [] : [[field, text] as const];
  });
  const filled: Partial<Record<(typeof FIELDS)[number], string>> = Object.fromEntries(texts);
  // A certified e-mail is used only beside the unknown code.
  const isByMail = filled.pec !== undefined && (filled.sdi ?? UNKNOWN_SDI) === UNKNOWN_SDI;
  const values = { ...filled, ...(isByMail && { recipient: 'pec' }) };
  return {
    personType,
    values,
    form: billingFormOf(personType, country_code),
    data: toBillingData(personType, country_code, values),
  };
};
