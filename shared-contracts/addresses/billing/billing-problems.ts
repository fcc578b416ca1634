import type { PersonType } from '../../commerce/address/address.ts';
import type { BillingValues } from './billing-data.ts';
import { billingFormOf } from './billing-form.ts';
import { entityFiscalCodeProblem, personFiscalCodeProblem } from './fiscal-code.ts';
import { ibanProblem } from './iban.ts';
import { isPec, isSdi, normalizeSdi, UNKNOWN_SDI } from './recipient-code.ts';
import { vatNumberProblem } from './vat-number.ts';

/** A field of the invoice data that is checked. */
export type BillingField = 'fiscal_code' | 'vat' | 'sdi' | 'pec' | 'iban';

/** Problems by field: `required`, or a problem code of that field. */
export type BillingProblems = Partial<Record<BillingField, string>>;

const blank = (text: string | undefined): boolean => !text?.trim();

const recipientProblems = (
  recipient: 'sdi_or_pec' | 'pec' | 'none',
  values: BillingValues,
): BillingProblems => {
  if (recipient === 'none') return {};
  const { sdi = '', pec = '' } = values;
  const byMail = recipient === 'pec' || values.recipient === 'pec';
  if (byMail) {
    if (blank(pec)) return recipient === 'pec' ? {} : { pec: 'required' };
    return isPec(pec) ? {} : { pec: 'form' };
  }
  if (blank(sdi)) return { sdi: 'required' };
  if (!isSdi(sdi)) return { sdi: 'form' };
  // With both given and no choice made, the certified e-mail only accompanies the code for unknown recipients.
  const both = values.recipient === undefined && !blank(pec) && normalizeSdi(sdi) !== UNKNOWN_SDI;
  return both ? { pec: 'both' } : {};
};

/** Problems of the invoice data for a person type in a country; empty if valid (V6). */
export const billingProblems = (
  personType: PersonType,
  country: string,
  values: BillingValues,
): BillingProblems => {
  const form = billingFormOf(personType, country);
  const problems: BillingProblems = recipientProblems(form.recipient, values);
  const { kind, need } = form.fiscalCode;
  const fiscalCodeProblem = kind === 'person' ? personFiscalCodeProblem : entityFiscalCodeProblem;
  const check = (
    field: BillingField,
    asked: 'required' | 'optional' | 'none',
    problemOf: (text: string) => string | null,
  ) => {
    const text = values[field] ?? '';
    if (asked === 'none' || (blank(text) && asked === 'optional')) return;
    const problem = blank(text) ? 'required' : problemOf(text);
    if (problem !== null) problems[field] = problem;
  };
  check('fiscal_code', need, (text) => {
    const problem = fiscalCodeProblem(text);
    return problem === 'form' ? kind : problem;
  });
  check('vat', form.vat, (text) => vatNumberProblem(country, text));
  check('iban', 'optional', ibanProblem);
  return problems;
};
