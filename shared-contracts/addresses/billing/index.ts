export { billingFormOf, type BillingForm, type Need } from './billing-form.ts';
export { toBillingData, type BillingData, type BillingValues } from './billing-data.ts';
export { billingInfo } from './billing-info.ts';
export { billingProblems, type BillingField, type BillingProblems } from './billing-problems.ts';
export {
  entityFiscalCodeProblem,
  fiscalCodeCheckLetter,
  normalizeFiscalCode,
  personFiscalCodeProblem,
} from './fiscal-code.ts';
export { ibanProblem, normalizeIban } from './iban.ts';
export {
  FOREIGN_SDI,
  isPec,
  isSdi,
  normalizeSdi,
  SAN_MARINO_SDI,
  UNKNOWN_SDI,
} from './recipient-code.ts';
export { normalizeVatNumber, vatNumberProblem } from './vat-number.ts';
export { vatFormsOf } from './vat-forms.ts';
