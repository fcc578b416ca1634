import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { success, type Result } from '../../../engine/definition/problem.ts';
import { findRecipient } from '../find-recipient.ts';

/** Columns of the recipient an input names, by relationship or by e-mail address. */
export const applyGiftCardRecipient = (
  operation: Operation,
  { attributes, links }: Input,
): Result<Record<string, unknown>> => {
  const email = attributes['recipient_email'];
  if (typeof email === 'string' && email.trim() !== '') {
    const found = findRecipient(operation, 'gift_card_recipients', email);
    if (!found.ok) return found;
    return success({
      gift_card_recipient_id: found.value.id,
      recipient_email: found.value.email,
    });
  }
  if ('recipient_email' in attributes)
    return success({ gift_card_recipient_id: null, recipient_email: null });
  const link = links['gift_card_recipient'];
  if (link === undefined) return success({});
  const recipient = operation.store.get('gift_card_recipients', link?.id ?? null);
  return success({ recipient_email: recipient?.email ?? null });
};
