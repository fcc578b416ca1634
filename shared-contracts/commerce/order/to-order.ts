import type { Address as PlatformAddress, Order as PlatformOrder } from '@commercelayer/sdk';
import type { CurrencyCode } from '../../market/types.ts';
import type { Address } from '../address.ts';
import { isPlaceholder } from '../placeholder-address.ts';
import { toAddress } from '../to-address.ts';
import { toMoney } from '../to-money.ts';
import { etagOf } from './etag-of.ts';
import { toLineItem } from './to-line-item.ts';
import { toPaymentMethod, toPaymentSource } from './to-payment.ts';
import { toShipments, waivedShipping } from './to-shipments.ts';
import type { LineItem, Order, OrderTotals } from './types.ts';

/** The platform counts free shipping among the discounts; here it is off the shipping, which then is what is paid. */
const toTotals = (it: PlatformOrder): OrderTotals => {
  const amount = (cents: number | null | undefined) => toMoney(cents, it.currency_code);
  const waived = waivedShipping(it);
  return {
    subtotal: amount(it.subtotal_amount_cents),
    discount: amount((it.discount_amount_cents ?? 0) - waived),
    shipping: amount((it.shipping_amount_cents ?? 0) + waived),
    payment: amount(it.payment_method_amount_cents),
    taxes: amount(it.total_tax_amount_cents),
    giftCard: amount(it.gift_card_amount_cents),
    total: amount(it.total_amount_with_taxes_cents),
  };
};

const shownAddress = (address: PlatformAddress | null | undefined): Address | null =>
  address && !isPlaceholder(address.metadata) ? toAddress(address) : null;

const isGoods = ({ type }: LineItem): boolean => type === 'skus' || type === 'bundles';

/** An order as the shop knows it; amounts as the platform gives them (E7). */
export const toOrder = (it: PlatformOrder): Order => {
  const lines = (it.line_items ?? []).map(toLineItem);
  return {
    id: it.id,
    number: it.number ?? null,
    status: it.status,
    paymentStatus: it.payment_status,
    fulfillment: it.fulfillment_status,
    editable: it.status === 'draft' || it.status === 'pending',
    currency: (it.currency_code ?? 'EUR') as CurrencyCode,
    email: it.customer_email ?? null,
    customerId: it.customer?.id ?? null,
    guest: it.guest ?? true,
    language: it.language_code ?? null,
    couponCode: it.coupon_code || null,
    giftCardCode: it.gift_card_code || null,
    etag: etagOf(it),
    metadata: it.metadata ?? {},
    quantity: lines.filter(isGoods).reduce((sum, { quantity }) => sum + quantity, 0),
    lines,
    totals: toTotals(it),
    shippingAddress: shownAddress(it.shipping_address),
    billingAddress: shownAddress(it.billing_address),
    requiresBillingInfo: it.requires_billing_info ?? false,
    shipments: toShipments(it),
    availablePaymentMethods: (it.available_payment_methods ?? []).map(toPaymentMethod),
    paymentMethod: it.payment_method ? toPaymentMethod(it.payment_method) : null,
    paymentSource: toPaymentSource(it.payment_source),
    placedAt: it.placed_at ?? null,
    updatedAt: it.updated_at ?? null,
    countryLock: it.shipping_country_code_lock ?? null,
  };
};
