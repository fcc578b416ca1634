/** Where a consumer's order counts only if the button that places it says that one pays: European Economic Area and United Kingdom. */
const COUNTRIES =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';

/**
 * Whether the button that places an order has to name the payment in the country it is sold to: Directive 2011/83/EU,
 * article 8(2), in force in the EEA too, and the United Kingdom's Consumer Contracts Regulations 2013, regulation 14.
 */
export const namesPayment = (country: string): boolean => COUNTRIES.split(' ').includes(country);
