import type { Place } from '@shop/contracts/store-api';
import { issueLinkToken, shopLink } from '../../link-tokens/index.ts';
import { queueMail } from '../../mails/index.ts';
import type { WriteOutcome } from '../../pending-work/index.ts';
import type { LinkMailContext } from '../link-mail-context.ts';
import { findCustomer } from './find-customer.ts';
import { RESET_WITHIN } from './reset-within.ts';

/** Request for a reset link. */
export interface ResetLink extends Place {
  email: string;
}

/** Mails a password-reset link to the customer of an address (O2); null without such a customer. */
export const resetLinkMail = async (
  context: LinkMailContext,
  { email, locale, market }: ResetLink,
  id: string,
): Promise<WriteOutcome | null> => {
  const { platform, now } = context;
  const customer = await findCustomer(platform, email);
  if (!customer) return null;
  return async (inside) => {
    const link = await issueLinkToken(
      inside,
      {
        purpose: 'password-reset',
        subject: customer.id,
        accountEmail: customer.email,
        expiresIn: RESET_WITHIN,
      },
      now,
    );
    await queueMail(inside, {
      kind: 'password-reset',
      event: `password-reset/${id}`,
      to: customer.email,
      locale,
      market,
      data: { link: shopLink(context, { locale, market }, 'account/reset-password', link) },
    });
  };
};
