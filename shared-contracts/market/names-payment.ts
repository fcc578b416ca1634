/** European Economic Area and United Kingdom: an order binds a consumer only if its button mentions the payment. */
const COUNTRIES =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';

/**
 * Whether the button that places an order must mention the payment in this country: Directive 2011/83/EU, article 8(2),
 * also in force in the EEA, and the United Kingdom's Consumer Contracts Regulations 2013, regulation 14.
 */
export const namesPayment = (country: string): boolean => COUNTRIES.split(' ').includes(country);
