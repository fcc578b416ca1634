import type { Place } from '@shop/contracts/store-api';
import { issueLinkToken, revokeLinkTokens, shopLink } from '../../link-tokens/index.ts';
import { queueMail } from '../../mails/index.ts';
import type { WriteOutcome } from '../../pending-work/index.ts';
import { findCustomer } from '../accounts/find-customer.ts';
import type { LinkMailContext } from '../link-mail-context.ts';
import { CONFIRM_WITHIN } from './pending-email.ts';

export interface EmailChange {
  customerId: string;
  /** Current and new address. */
  from: string;
  to: string;
  place: Place;
}

/** Mails a confirmation link to the new address and a notice to the old one. The owner of a taken address gets a warning. */
export const emailChangeMails = async (
  context: LinkMailContext,
  { customerId, from, to, place }: EmailChange,
  id: string,
): Promise<WriteOutcome> => {
  const { platform, now } = context;
  const other = await findCustomer(platform, to);
  return async (inside) => {
    const purpose = 'email-change';
    // A retry with an earlier link would confirm the address of this request.
    await revokeLinkTokens(inside, { purpose, subject: customerId, alsoSpent: true });
    const row = { customer_id: customerId, email: to, asked_at: now().toISOString() };
    await inside
      .insertInto('email_change')
      .values(row)
      .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
      .execute();
    // Issued for a taken address, too, so that both cases take the same time; this token is never sent.
    const link = await issueLinkToken(
      inside,
      { purpose, subject: customerId, accountEmail: from, expiresIn: CONFIRM_WITHIN },
      now,
    );
    const event = `email-change/${id}`;
    const kinds = other
      ? ({ kind: 'email-change-taken', data: {} } as const)
      : ({
          kind: 'email-change-confirm',
          data: { link: shopLink(context, place, 'account/confirm-email', link) },
        } as const);
    await queueMail(inside, { ...kinds, event, to, ...place });
    await queueMail(inside, {
      kind: 'email-change-notice',
      event,
      to: from,
      ...place,
      data: { newEmail: to },
    });
  };
};
