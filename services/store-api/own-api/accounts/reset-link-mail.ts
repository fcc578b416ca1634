import type { Place } from '@shop/contracts/store-api';
import { issueLinkToken } from '../../link-tokens/index.ts';
import { queueMail } from '../../mails/index.ts';
import type { WriteOutcome } from '../../pending-work/index.ts';
import type { WorkContext } from '../own-work.ts';
import { shopLink } from '../shop-link.ts';
import { findCustomer } from './find-customer.ts';

/** ms */
const LIFETIME = 30 * 60_000;

/** Who asked for a link, and where. */
export interface ResetLink extends Place {
  email: string;
}

/** The link to set a new password, for the customer of an address (O2); null where no one has it. */
export const resetLinkMail = async (
  context: WorkContext,
  { email, locale, market }: ResetLink,
  id: string,
): Promise<WriteOutcome | null> => {
  const { platform, now } = context;
  const customer = await findCustomer(platform, email);
  if (!customer) return null;
  return async (inside) => {
    const link = await issueLinkToken(
      inside,
      { purpose: 'password-reset', subject: customer.id, expiresIn: LIFETIME },
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
