import type { BraintreePayment, Order, PaymentMethod } from '@commercelayer/sdk';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { anAddress } from './an-address.ts';

/** A Braintree gateway and a payment method in euro that goes through it, with the values given on top. */
export const addCardPayment = async (
  integration: CommerceLayerBundle,
  values: Record<string, unknown> = {},
): Promise<PaymentMethod> => {
  const gateway = await integration.braintree_gateways.create({
    name: 'Cards',
    merchant_account_id: 'shop-eur',
    merchant_id: 'abcd1234efgh5678',
    public_key: 'public-5678',
    private_key: 'private-5678',
  });
  return integration.payment_methods.create({
    name: 'Card',
    payment_source_type: 'braintree_payments',
    currency_code: 'EUR',
    price_amount_cents: 0,
    payment_gateway: integration.payment_gateways.relationship(gateway.id),
    ...values,
  });
};

/** A guest's cart of 30.00 € that ships nothing and lacks only a payment. */
export const aVoucherCart = async (
  cl: CommerceLayerBundle,
  values: Record<string, unknown> = { customer_email: 'guest@example.com' },
): Promise<Order> => {
  const order = await cl.orders.create(values);
  await cl.line_items.create({
    sku_code: 'VOUCHER',
    quantity: 1,
    order: cl.orders.relationship(order.id),
  });
  const address = await cl.addresses.create(anAddress());
  return cl.orders.update({ id: order.id, _billing_address_clone_id: address.id });
};

/** Gives a cart a Braintree payment of the method, with the nonce given. */
export const payByCard = async (
  cl: CommerceLayerBundle,
  orderId: string,
  methodId: string,
  nonce = 'fake-valid-nonce',
): Promise<BraintreePayment> => {
  await cl.orders.update({
    id: orderId,
    payment_method: cl.payment_methods.relationship(methodId),
  });
  const payment = await cl.braintree_payments.create({
    order: cl.orders.relationship(orderId),
  });
  return cl.braintree_payments.update({ id: payment.id, payment_method_nonce: nonce });
};
