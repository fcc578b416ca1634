import type { PersonType } from '../../commerce/address/address.ts';
import { billingFormOf } from './billing-form.ts';
import { normalizeFiscalCode } from './fiscal-code.ts';
import { normalizeIban } from './iban.ts';
import { normalizeSdi, sdiOfCountry, UNKNOWN_SDI } from './recipient-code.ts';
import { normalizeVatNumber } from './vat-number.ts';

/** Input for an invoice, as typed. */
export interface BillingValues {
  person_type?: string;
  fiscal_code?: string;
  vat?: string;
  /** Delivery of an e-invoice (T14). Input for the other way stays in the form, unused. */
  recipient?: string;
  sdi?: string;
  pec?: string;
  iban?: string;
  credit_assignment?: string;
}

/** Invoice data as they are kept in an address's metadata (E1). */
export interface BillingData {
  person_type: PersonType;
  fiscal_code?: string;
  vat?: string;
  sdi?: string;
  pec?: string;
  iban?: string;
  /** To whom the seller's claim may be assigned. */
  credit_assignment?: string;
}

const filled = (text: string | undefined): string | undefined => text?.trim() || undefined;

/** A text written in one form, if there is one. */
const asWritten = (
  text: string | undefined,
  normalize: (text: string) => string,
): string | undefined => {
  const typed = filled(text);
  return typed === undefined ? undefined : normalize(typed);
};

const recipientOf = (
  recipient: 'sdi_or_pec' | 'pec' | 'none',
  country: string,
  personType: PersonType,
  values: BillingValues,
): Pick<BillingData, 'sdi' | 'pec'> => {
  if (recipient === 'none') {
    const sdi = personType === 'individual' ? null : sdiOfCountry(country);
    return sdi === null ? {} : { sdi };
  }
  const byMail = recipient === 'pec' || values.recipient === 'pec';
  if (!byMail) return { sdi: asWritten(values.sdi, normalizeSdi) ?? UNKNOWN_SDI };
  const pec = asWritten(values.pec, (it) => it.toLowerCase());
  // A certified e-mail is used only beside the unknown code.
  return { sdi: UNKNOWN_SDI, ...(pec !== undefined && { pec }) };
};

const withoutEmpty = (data: {
  [K in keyof BillingData]: BillingData[K] | undefined;
}): BillingData =>
  Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined),
  ) as unknown as BillingData;

/**
 * The stored invoice data: only fields that the person type needs in the country, normalized. The fiscal code of a
 * company defaults to its VAT number.
 */
export const toBillingData = (
  personType: PersonType,
  country: string,
  values: BillingValues,
): BillingData => {
  const { fiscalCode, vat, recipient } = billingFormOf(personType, country);
  const vatNumber =
    vat === 'none' ? undefined : asWritten(values.vat, (it) => normalizeVatNumber(country, it));
  const stated =
    fiscalCode.need === 'none' ? undefined : asWritten(values.fiscal_code, normalizeFiscalCode);
  const ownVat = fiscalCode.need === 'optional' ? vatNumber?.replace(/^IT/, '') : undefined;
  return withoutEmpty({
    person_type: personType,
    fiscal_code: stated ?? ownVat,
    vat: vatNumber,
    ...recipientOf(recipient, country, personType, values),
    iban: asWritten(values.iban, normalizeIban),
    credit_assignment: filled(values.credit_assignment),
  });
};
