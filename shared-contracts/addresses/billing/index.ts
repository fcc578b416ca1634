export { billingFormOf } from './billing-form.ts';
export { toBillingData, type BillingValues } from './billing-data.ts';
export { billingInfo } from './billing-info.ts';
export { billingProblems, type BillingField } from './billing-problems.ts';
export { UNKNOWN_SDI } from './recipient-code.ts';
export { vatFormsOf } from './vat-forms.ts';
