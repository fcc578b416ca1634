import type { Money } from '@shop/contracts/commerce';
import { plainLetters } from '@shop/contracts/i18n/plain-letters';
import type { BillingDetails, Setting } from '../protocol/messages.ts';
import { toDecimal } from './to-decimal.ts';

/**
 * 3-D Secure takes ASCII: letters of other scripts, which have no plain form, are left out. Empty if only punctuation
 * remains, such as the hyphen of an Arabic name, because the bank would take that for a name.
 */
const toAscii = (text: string): string => {
  const ascii = plainLetters(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  return /[a-z\d]/i.test(ascii) ? ascii : '';
};

const toBillingAddress = (billing: BillingDetails) => ({
  givenName: toAscii(billing.firstName).slice(0, 50),
  surname: (toAscii(billing.lastName) || toAscii(billing.company)).slice(0, 50),
  phoneNumber: billing.phone.replace(/\D/g, '').slice(0, 20),
  streetAddress: toAscii(billing.line1).slice(0, 50),
  extendedAddress: toAscii(billing.line2).slice(0, 50),
  locality: toAscii(billing.city).slice(0, 50),
  region: toAscii(billing.state).slice(0, 3),
  postalCode: toAscii(billing.zip).slice(0, 10),
  countryCodeAlpha2: billing.country,
});

/** Data by which the bank decides whether to challenge the shopper. Empty fields are left out. */
export const toThreeDSecure = (amount: Money, { email, billing }: Setting) => ({
  amount: toDecimal(amount),
  ...(email && { email }),
  ...(billing && {
    billingAddress: Object.fromEntries(
      Object.entries(toBillingAddress(billing)).filter(([, value]) => value !== ''),
    ),
  }),
});
