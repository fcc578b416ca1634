import type { Order as PlatformOrder } from '@commercelayer/sdk';
import type { Money } from '../../../market/types.ts';
import { toMoney } from '../../to-money.ts';
import { DEPOSIT } from '../summary/deposits.ts';
import type { OrderTotals } from '../types.ts';

/** The sum of the deposit lines, in cents. */
const depositCents = ({ line_items }: PlatformOrder): number =>
  (line_items ?? [])
    .filter(({ item_type, name }) => item_type === 'adjustments' && name === DEPOSIT)
    .reduce((sum, { total_amount_cents }) => sum + (total_amount_cents ?? 0), 0);

const FREE_SHIPPING = 'free_shipping_promotions';

/** Discount of free-shipping promotions in cents, zero or negative: zero until a shipment has its method. Null without one. */
export const waivedShipping = ({ line_items }: PlatformOrder): number | null => {
  const waiving = (line_items ?? []).filter(({ item_type }) => item_type === FREE_SHIPPING);
  if (waiving.length === 0) return null;
  return waiving.reduce((sum, { total_amount_cents }) => sum + (total_amount_cents ?? 0), 0);
};

/** The rest of the gift card's balance, which the platform does not reduce before the order is placed. */
const remainingBalance = ({ line_items, currency_code }: PlatformOrder): Money | null => {
  const payment = (line_items ?? []).find(
    ({ item_type, total_amount_cents }) =>
      item_type === 'gift_cards' && (total_amount_cents ?? 0) < 0,
  );
  const card = payment?.item as { balance_cents?: number | null } | null | undefined;
  if (!payment || typeof card?.balance_cents !== 'number') return null;
  const rest = card.balance_cents + (payment.total_amount_cents ?? 0);
  return toMoney(Math.max(0, rest), currency_code);
};

/** Maps the totals. The platform counts free shipping as a discount; here it reduces the price of shipping instead. */
export const toTotals = (it: PlatformOrder): OrderTotals => {
  const amount = (cents: number | null | undefined) => toMoney(cents, it.currency_code);
  const waived = waivedShipping(it) ?? 0;
  const deposit = depositCents(it);
  return {
    subtotal: amount(it.subtotal_amount_cents),
    discount: amount((it.discount_amount_cents ?? 0) - waived),
    shipping: amount((it.shipping_amount_cents ?? 0) + waived),
    payment: amount(it.payment_method_amount_cents),
    deposit: amount(deposit),
    adjustment: amount((it.adjustment_amount_cents ?? 0) - deposit),
    taxes: amount(it.total_tax_amount_cents),
    taxesOnTop: it.tax_included === false,
    shippingTaxRate: it.freight_taxable ? (it.tax_rate ?? 0) : 0,
    paymentTaxRate: it.payment_method_taxable ? (it.tax_rate ?? 0) : 0,
    giftCard: amount(it.gift_card_amount_cents),
    giftCardLeft: remainingBalance(it),
    total: amount(it.total_amount_with_taxes_cents),
  };
};
