import type { Operation } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';
import { isPurchasable } from './goods-of-lines.ts';
import { totalsOfOrder } from './totals-of-order.ts';

const countOptions = ({ store }: Operation, lines: readonly Rows['line_items'][]): number =>
  lines.reduce(
    (sum, { id }) => sum + store.where('line_item_options', { line_item_id: id }).length,
    0,
  );

/** Writes an order's amounts, taxes, counts and, while it is a cart, its status. */
export const writeTotals = (operation: Operation, order: Rows['orders']): void => {
  const { store, now } = operation;
  const { totals, rate, lines } = totalsOfOrder(operation, order);
  for (const line of lines) {
    const tax = totals.taxByLine.get(line.id) ?? 0;
    const lineRate = tax === 0 ? 0 : rate;
    if (tax !== line.tax_amount_cents || lineRate !== line.tax_rate)
      store.update('line_items', line.id, { tax_amount_cents: tax, tax_rate: lineRate });
  }
  const purchasable = lines.filter(isPurchasable);
  const country =
    store.get('addresses', order.shipping_address_id)?.country_code ??
    store.get('addresses', order.billing_address_id)?.country_code ??
    null;
  const { subtotal, shipping, paymentMethod, adjustment, discount } = totals;
  const isEmpty = purchasable.length === 0;
  store.update('orders', order.id, {
    subtotal_amount_cents: subtotal.amount,
    subtotal_tax_amount_cents: subtotal.tax,
    subtotal_taxable_amount_cents: subtotal.taxable,
    shipping_amount_cents: shipping.amount,
    shipping_tax_amount_cents: shipping.tax,
    shipping_taxable_amount_cents: shipping.taxable,
    payment_method_amount_cents: paymentMethod.amount,
    payment_method_tax_amount_cents: paymentMethod.tax,
    payment_method_taxable_amount_cents: paymentMethod.taxable,
    adjustment_amount_cents: adjustment.amount,
    adjustment_tax_amount_cents: adjustment.tax,
    adjustment_taxable_amount_cents: adjustment.taxable,
    discount_amount_cents: discount.amount,
    total_amount_cents: totals.total,
    total_tax_amount_cents: totals.totalTax,
    total_taxable_amount_cents: totals.totalTaxable,
    total_amount_with_taxes_cents: totals.totalWithTaxes,
    tax_rate: rate,
    country_code: country,
    skus_count: purchasable.reduce((sum, { quantity }) => sum + quantity, 0),
    line_item_options_count: countOptions(operation, purchasable),
    shipments_count: store.where('shipments', { order_id: order.id }).length,
    status: order.customer_id !== null && !isEmpty ? 'pending' : 'draft',
    refreshed_at: now,
  });
};
