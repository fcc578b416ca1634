import type { MailOf } from '../mail-request.ts';

/** Request for a mail: a password reset by default. */
export const makeRequest = (
  change: Partial<MailOf<'password-reset'>> = {},
): MailOf<'password-reset'> => ({
  kind: 'password-reset',
  event: 'reset-1',
  to: 'ada@shop.example',
  locale: 'it',
  market: 'it/eur',
  data: { link: 'http://localhost:3000/it/eur/it/account/reset-password#id=a&token=b' },
  ...change,
});
