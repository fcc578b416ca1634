/** Folders of what runs in production: the servers, and the code that browsers load. */
export const PRODUCTION = [
  'shell',
  'mf-account',
  'mf-cart',
  'mf-catalog',
  'mf-checkout',
  'services/commerce',
  'services/mail',
  'services/store-api',
] as const;
