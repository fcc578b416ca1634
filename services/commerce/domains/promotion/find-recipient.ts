import type { Operation } from '../../engine/definition/define-resource.ts';
import { success, type Result } from '../../engine/definition/problem.ts';
import { normalizeEmail } from '../customer/normalize-email.ts';

/** The recipient of an e-mail address, made if there is none; the customer of the address goes with it. */
export const findRecipient = (
  { store }: Operation,
  type: 'coupon_recipients' | 'gift_card_recipients',
  given: unknown,
): Result<{ readonly id: string; readonly email: string }> => {
  const email = normalizeEmail('recipient_email', given);
  if (!email.ok) return email;
  const [known] = store.where(type, { email: email.value });
  const [customer] = store.where('customers', { email: email.value });
  const id =
    known?.id ?? store.add(type, { email: email.value, customer_id: customer?.id ?? null });
  return success({ id, email: email.value });
};
