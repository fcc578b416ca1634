export { PERSON_TYPES, type PersonType } from '../../commerce/address/address.ts';
export { billingFormOf } from './billing-form.ts';
export { toBillingData, type BillingValues } from './billing-data.ts';
export { billingInfo } from './billing-info.ts';
export { billingProblems, type BillingField } from './billing-problems.ts';
export { sdiOfCountry, UNKNOWN_SDI } from './recipient-code.ts';
export { vatFormsOf } from './vat-forms.ts';
