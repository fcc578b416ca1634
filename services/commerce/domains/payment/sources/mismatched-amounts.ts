import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import { paymentAmounts } from '../payment-amounts.ts';

type OfOrder = { readonly order_id: string };

/** `mismatched_amounts` of sources whose gateway receives the amount when the source is created. */
export const mismatchedIntents = (
  rows: readonly (OfOrder & { readonly intent_cents: number | null })[],
  { store }: Pick<ReadContext, 'store'>,
): readonly boolean[] =>
  rows.map(({ order_id, intent_cents }) => {
    const order = store.get('orders', order_id);
    return order !== undefined && intent_cents !== order.total_amount_with_taxes_cents;
  });

/** `mismatched_amounts` of sources whose gateway receives the amount with the authorization. */
export const mismatchedAuthorizations = (
  rows: readonly OfOrder[],
  context: ReadContext,
): readonly boolean[] =>
  rows.map(({ order_id }) => {
    const { authorized, voided } = paymentAmounts(context, order_id);
    const order = context.store.get('orders', order_id);
    const reserved = authorized - voided;
    return reserved > 0 && reserved !== order?.total_amount_with_taxes_cents;
  });
