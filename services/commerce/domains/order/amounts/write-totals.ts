import type { Operation } from '../../../engine/definition/define-resource.ts';
import { syncDiscountLines } from '../../promotion/discounts/sync-discount-lines.ts';
import type { Rows } from '../../rows.ts';
import { amountsOfOrder } from './amounts-of-order.ts';
import type { Totals } from './compute-totals.ts';
import { isPurchasable } from '../stock/goods-of-lines.ts';
import { writeLineTaxes } from './write-line-taxes.ts';

const countOptions = ({ store }: Operation, lines: readonly Rows['line_items'][]): number =>
  lines.reduce(
    (sum, { id }) => sum + store.where('line_item_options', { line_item_id: id }).length,
    0,
  );

const amountColumns = (totals: Totals): Partial<Rows['orders']> => ({
  subtotal_amount_cents: totals.subtotal.amount,
  subtotal_tax_amount_cents: totals.subtotal.tax,
  subtotal_taxable_amount_cents: totals.subtotal.taxable,
  shipping_amount_cents: totals.shipping.amount,
  shipping_tax_amount_cents: totals.shipping.tax,
  shipping_taxable_amount_cents: totals.shipping.taxable,
  payment_method_amount_cents: totals.paymentMethod.amount,
  payment_method_tax_amount_cents: totals.paymentMethod.tax,
  payment_method_taxable_amount_cents: totals.paymentMethod.taxable,
  adjustment_amount_cents: totals.adjustment.amount,
  adjustment_tax_amount_cents: totals.adjustment.tax,
  adjustment_taxable_amount_cents: totals.adjustment.taxable,
  discount_amount_cents: totals.discount.amount,
  gift_card_amount_cents: totals.giftCard.amount,
  total_amount_cents: totals.total,
  total_tax_amount_cents: totals.totalTax,
  total_taxable_amount_cents: totals.totalTaxable,
  total_amount_with_taxes_cents: totals.totalWithTaxes,
});

/** Writes an order's discounts, amounts, taxes, counts and, while it is a cart, its status. */
export const writeTotals = (
  operation: Operation,
  order: Rows['orders'],
  refreshed: boolean,
): void => {
  const { store, now } = operation;
  const computed = amountsOfOrder(operation, order, refreshed);
  const { amounts, rule } = computed;
  syncDiscountLines(operation, order, computed);
  const lines = store.where('line_items', { order_id: order.id });
  writeLineTaxes(operation, lines, computed);
  const purchasable = lines.filter(isPurchasable);
  const country =
    store.get('addresses', order.shipping_address_id)?.country_code ??
    store.get('addresses', order.billing_address_id)?.country_code ??
    null;
  const cart = order.customer_id !== null && purchasable.length > 0 ? 'pending' : 'draft';
  const status = order.status === 'editing' ? order.status : cart;
  if (status !== order.status) operation.emit('orders', order.id, status);
  store.update('orders', order.id, {
    ...amountColumns(amounts.totals),
    tax_rate: rule.rate,
    freight_taxable: rule.freightTaxable,
    payment_method_taxable: rule.paymentMethodTaxable,
    adjustment_taxable: rule.adjustmentTaxable,
    gift_card_taxable: rule.giftCardTaxable,
    country_code: country,
    skus_count: purchasable
      .filter(({ item_type }) => item_type !== 'gift_cards')
      .reduce((sum, { quantity }) => sum + quantity, 0),
    line_item_options_count: countOptions(operation, purchasable),
    shipments_count: store.where('shipments', { order_id: order.id }).length,
    status,
    ...(refreshed && { refreshed_at: now }),
  });
};
