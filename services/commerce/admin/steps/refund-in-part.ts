import { formatAmount } from '../../engine/money/format-amount.ts';
import { parseAmount } from '../../engine/money/parse-amount.ts';
import { failure, invalid, success, type Result } from '../../engine/definition/problem.ts';
import type { Store } from '../../engine/store/store.ts';
import type { Rows } from '../../domains/rows.ts';
import type { Writes } from './write-as-integration.ts';

/** The amount a person typed, and the refundable amount the page showed. */
interface RefundRequest {
  readonly typed: string;
  /** Cents that can be refunded now. */
  readonly left: number;
  readonly currency: string | null;
}

/** The typed amount in cents if it can be refunded; otherwise the reason, as one sentence. */
export const refundAmount = ({
  typed,
  left,
  currency,
}: RefundRequest): { readonly cents: number } | { readonly problem: string } => {
  if (typed.trim() === '') return { problem: 'Type the amount to refund.' };
  const cents = parseAmount(typed, currency);
  const example = formatAmount(left, currency);
  if (cents === null)
    return { problem: `“${typed}” is not an amount in ${currency}. Write it like ${example}.` };
  if (cents === 0) return { problem: 'The amount must be more than zero.' };
  if (cents > left) return { problem: `No more than ${example} is left to refund.` };
  return { cents };
};

/** Refunds `cents` of an order from its captures, oldest first, with one refund per capture. */
export const refundInPart = (
  store: Store,
  writes: Writes,
  orderId: Rows['orders']['id'],
  cents: number,
): Result<string> => {
  let rest = cents;
  for (const { id, refund_balance_cents } of store.where('captures', {
    order_id: orderId,
    succeeded: 1,
  })) {
    const part = Math.min(rest, refund_balance_cents ?? 0);
    if (part === 0) continue;
    const result = writes.update('captures', id, {
      _refund: true,
      _refund_amount_cents: part,
    });
    if (!result.ok) return result;
    rest -= part;
  }
  return rest === 0
    ? success(orderId)
    : failure(invalid('refund_amount_cents', 'more than is left to refund', 'inclusion'));
};
