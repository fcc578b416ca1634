import type { BillingData } from './billing-data.ts';

/** Characters of the platform's `billing_info`. */
const LONGEST = 255;

/**
 * The invoice data in one line for the platform, in a fixed order and independent of the shopper's language: `company;
 * VAT ID IT00743110157; CF 00743110157; SDI ABC1234`. Drops whole parts that exceed the limit, least important first;
 * metadata has all of them.
 */
export const billingInfo = (data: BillingData): string => {
  const parts = [
    data.person_type,
    data.vat && `VAT ID ${data.vat}`,
    data.fiscal_code && `CF ${data.fiscal_code}`,
    data.sdi && `SDI ${data.sdi}`,
    data.pec && `PEC ${data.pec}`,
    data.iban && `IBAN ${data.iban}`,
    data.credit_assignment && `CREDIT ${data.credit_assignment}`,
  ]
    .filter((it): it is string => Boolean(it))
    // Free text must not look like another part of the line.
    .map((it) => it.replace(/\s*;[\s;]*/g, ', '));
  return parts.reduce((line, part) => {
    const longer = line === '' ? part : `${line}; ${part}`;
    return longer.length <= LONGEST ? longer : line;
  }, '');
};
