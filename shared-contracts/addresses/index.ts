export { addressChoice } from './address-choice.ts';
export {
  ADDRESS_FIELDS,
  AUTOCOMPLETE,
  type AddressFieldName,
  type AddressValues,
} from './address-values.ts';
export { addressLabel } from './address-label.ts';
export { billingCodes } from './billing-codes.ts';
export type { CountryFormat, PostalCodeName } from './country/country-format.ts';
export { COUNTRY_FORMATS, formatOf } from './country/country-formats.ts';
export { isPostalCode, normalizePostalCode } from './country/postal-code.ts';
export { isAddressComplete } from './is-address-complete.ts';
export { orderLabels, type OrderLabels } from './order-labels.ts';
export { sameAddress, samePlace } from './same-address.ts';
