import type { BillingData } from './billing-data.ts';

/** Characters of the platform's `billing_info`. */
const LONGEST = 255;

/**
 * The one line the platform keeps of the invoice data, always in the same order and without regard to the shopper's
 * language: `company; VAT ID IT00743110157; CF 00743110157; SDI ABC1234`. What does not fit is left out whole, the
 * least needed first; metadata has all of it.
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
    // What is free text is no other part of the line.
    .map((it) => it.replace(/\s*;[\s;]*/g, ', '));
  return parts.reduce((line, part) => {
    const longer = line === '' ? part : `${line}; ${part}`;
    return longer.length <= LONGEST ? longer : line;
  }, '');
};
