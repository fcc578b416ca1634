import type { Merchant } from './merchant.ts';

/** The demonstration's company, which does not exist: the default of the configuration. */
export const DEMO_MERCHANT: Merchant = {
  shop: 'Fonte & Vigna',
  company: 'Fonte & Vigna S.r.l.',
  address: ['Via del Fontanile 18', '40128 Bologna (BO)', 'Italia'],
  vat: 'IT01234567897',
  register: 'REA BO-000000',
  representative: 'Elena Fontana',
  email: 'bottega@fonte-vigna.example',
  pec: 'fonte-vigna@pec.example',
  phone: '+39 051 0000018',
};
