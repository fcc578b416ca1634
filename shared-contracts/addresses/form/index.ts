export { AddressFields } from './address-fields.tsx';
export { AddressTexts } from './address-texts.tsx';
export { billingFieldOf } from './billing-field-of.ts';
export { checkPhone } from './check-phone.ts';
export type { AddressFormValues, AddressPrefix } from './form-values.ts';
export { InvoiceFields } from './invoice-fields.tsx';
export { keepMark } from './keep-mark.ts';
export { toAddressValues, toFormValues, toInvoiceValues } from './to-form-values.ts';
export { toBillingInput, toShippingInput } from './to-address-input.ts';
