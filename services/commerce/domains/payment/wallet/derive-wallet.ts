import type { ReadContext, Row } from '../../../engine/definition/define-resource.ts';

/** `external_payments.wallet`: what of a customer's wallet a payment source was put into, where the viewer may see it. */
export const deriveWallet = (
  rows: readonly { readonly id: string }[],
  { store, viewer }: ReadContext,
): ReadonlyMap<string, readonly Row[]> =>
  new Map(
    rows.map(({ id }) => [
      id,
      store
        .where('customer_payment_sources', { payment_source_id: id })
        .filter(
          ({ customer_id }) => viewer.kind === 'integration' || viewer.customerId === customer_id,
        )
        .slice(0, 1),
    ]),
  );
