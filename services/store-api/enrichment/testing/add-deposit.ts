import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';

/**
 * Gives an order the deposit line of its first SKU, as this service writes it.
 *
 * @param cents - on one piece
 * @returns cents on all pieces
 */
export const addDeposit = async (
  office: CommerceLayerBundle,
  orderId: string,
  cents: number,
): Promise<number> => {
  const [goods] = await office.orders.line_items(orderId, { filters: { item_type_eq: 'skus' } });
  if (!goods) throw new Error(`order ${orderId} has no SKU`);
  const all = cents * goods.quantity;
  const adjustment = await office.adjustments.create({
    name: 'deposit',
    currency_code: goods.currency_code ?? 'EUR',
    amount_cents: all,
    distribute_discount: false,
  });
  await office.line_items.create({
    quantity: 1,
    metadata: { deposits: { [goods.id]: cents } },
    order: office.orders.relationship(orderId),
    item: office.adjustments.relationship(adjustment.id),
  });
  return all;
};
