import {
  type ReadContext,
  defineResource,
  type Resource,
} from '../../../engine/definition/define-resource.ts';
import { paymentAmounts } from '../payment-amounts.ts';
import {
  createPaymentSource,
  removePaymentSource,
  updatePaymentSource,
} from './write-payment-source.ts';
import { deriveWallet } from '../wallet/stored-sources.ts';
import { ofShoppersOrder } from '../../sales-channel.ts';
import { adyenPaymentShape } from '../shapes/sources/adyen-payments.ts';
import { braintreePaymentShape } from '../shapes/sources/braintree-payments.ts';
import { checkoutComPaymentShape } from '../shapes/sources/checkout-com-payments.ts';
import { externalPaymentShape } from '../shapes/sources/external-payments.ts';
import { klarnaPaymentShape } from '../shapes/sources/klarna-payments.ts';
import { paypalPaymentShape } from '../shapes/sources/paypal-payments.ts';
import { satispayPaymentShape } from '../shapes/sources/satispay-payments.ts';
import type { SourceType } from '../shapes/sources/source-types.ts';
import { stripePaymentShape } from '../shapes/sources/stripe-payments.ts';
import { wireTransferShape } from '../shapes/sources/wire-transfers.ts';

type OfOrder = { readonly order_id: string };

/** `mismatched_amounts` of sources whose gateway receives the amount when the source is created. */
const mismatchedIntents = (
  rows: readonly (OfOrder & { readonly intent_cents: number | null })[],
  { store }: Pick<ReadContext, 'store'>,
): readonly boolean[] =>
  rows.map(({ order_id, intent_cents }) => {
    const order = store.get('orders', order_id);
    return order !== undefined && intent_cents !== order.total_amount_with_taxes_cents;
  });

/** `mismatched_amounts` of sources whose gateway receives the amount with the authorization. */
const mismatchedAuthorizations = (
  rows: readonly OfOrder[],
  context: ReadContext,
): readonly boolean[] =>
  rows.map(({ order_id }) => {
    const { authorized, voided } = paymentAmounts(context, order_id);
    const order = context.store.get('orders', order_id);
    const reserved = authorized - voided;
    return reserved > 0 && reserved !== order?.total_amount_with_taxes_cents;
  });

/** Payment sources of every type share their permissions and writers. */
const sourceBehavior = (type: SourceType) =>
  ({
    guest: ['retrieve', 'create', 'update', 'delete'],
    scope: ofShoppersOrder,
    create: createPaymentSource(type),
    update: updatePaymentSource(type),
    remove: removePaymentSource(type),
  }) as const;

/** Resources of payment sources. */
export const paymentSourceResources: readonly Resource[] = [
  defineResource(wireTransferShape, {
    ...sourceBehavior('wire_transfers'),
    compute: {
      payment_instrument: (rows) => rows.map(() => ({ issuer_type: 'wire transfer' })),
    },
  }),
  defineResource(adyenPaymentShape, {
    ...sourceBehavior('adyen_payments'),
    compute: { mismatched_amounts: mismatchedAuthorizations },
  }),
  defineResource(braintreePaymentShape, {
    ...sourceBehavior('braintree_payments'),
    compute: { payment_method_nonce: (rows) => rows.map(() => null) },
  }),
  defineResource(checkoutComPaymentShape, {
    ...sourceBehavior('checkout_com_payments'),
    compute: { mismatched_amounts: mismatchedAuthorizations },
  }),
  defineResource(externalPaymentShape, {
    ...sourceBehavior('external_payments'),
    derive: { wallet: deriveWallet },
  }),
  defineResource(klarnaPaymentShape, {
    ...sourceBehavior('klarna_payments'),
    compute: { mismatched_amounts: mismatchedIntents },
  }),
  defineResource(paypalPaymentShape, {
    ...sourceBehavior('paypal_payments'),
    compute: { mismatched_amounts: mismatchedIntents },
  }),
  defineResource(satispayPaymentShape, {
    ...sourceBehavior('satispay_payments'),
  }),
  defineResource(stripePaymentShape, {
    ...sourceBehavior('stripe_payments'),
    compute: { mismatched_amounts: mismatchedIntents },
  }),
];
