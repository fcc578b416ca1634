import type { Address as PlatformAddress, Order as PlatformOrder } from '@commercelayer/sdk';
import type { CurrencyCode } from '../../../market/types.ts';
import type { Address } from '../../address/address.ts';
import { isPlaceholder } from '../../address/placeholder-address.ts';
import { toAddress } from '../../address/to-address.ts';
import { etagOf } from '../metadata.ts';
import type { LineItem, Order } from '../types.ts';
import { toLineItem } from './to-line-item.ts';
import { toPaymentMethod, toPaymentSource } from './to-payment.ts';
import { toShipments } from './to-shipments.ts';
import { toTotals } from './to-totals.ts';

const visibleAddress = (address: PlatformAddress | null | undefined): Address | null =>
  address && !isPlaceholder(address.metadata) ? toAddress(address) : null;

const isGoods = ({ type }: LineItem): boolean => type === 'skus' || type === 'bundles';

/** Maps a platform order to the shop's order; the amounts stay the platform's (E7). */
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
    shippingAddress: visibleAddress(it.shipping_address),
    billingAddress: visibleAddress(it.billing_address),
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
