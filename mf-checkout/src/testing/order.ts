import type { LineItem, Order, PaymentMethod, Shipment } from '@shop/contracts/commerce/order';
import * as shared from '@shop/contracts/testing';
import { anAddress, euros } from '@shop/contracts/testing';

export { anAddress };

export const aLine = (its: Partial<LineItem> = {}): LineItem =>
  shared.aLine({ id: 'LineAAAAAA', quantity: 2, unit: euros(1450), imageUrl: null, ...its });

/** The back office's line with the deposits of an order, in cents: on one piece of each line, and in total. */
export const aDepositLine = (deposits: Record<string, number>, total: number): LineItem =>
  shared.aLine({
    id: 'LineDeposi',
    type: 'adjustments',
    code: null,
    name: 'deposit',
    unit: euros(total),
    metadata: { deposits },
  });

export const aShipment = (its: Partial<Shipment> = {}): Shipment => ({
  id: 'ShipAAAAAA',
  methods: [
    {
      id: 'MethStandd',
      name: 'Standard',
      price: euros(690),
      freeOver: euros(9900),
      minDays: 2,
      maxDays: 4,
    },
    {
      id: 'MethExpres',
      name: 'Express',
      price: euros(1290),
      freeOver: null,
      minDays: 1,
      maxDays: 1,
    },
  ],
  methodId: null,
  lines: 1,
  ...its,
});

export const cashOnDelivery = (its: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: 'PayCashAAA',
  type: 'wire_transfers',
  name: 'Wire transfer',
  price: euros(300),
  ...its,
});

/** An open order with one line and nothing of the checkout done. */
export const anOrder = (its: Partial<Order> = {}): Order =>
  shared.anOrder({
    id: 'OrderAAAAA',
    number: '10042',
    status: 'draft',
    lines: [aLine()],
    totals: {
      subtotal: euros(2900),
      discount: euros(0),
      shipping: euros(690),
      payment: euros(300),
      taxes: euros(523),
      giftCard: euros(0),
      total: euros(3890),
    },
    availablePaymentMethods: [cashOnDelivery()],
    ...its,
  });

/** An order on which only payment is left. */
export const anOrderReadyToPay = (its: Partial<Order> = {}): Order =>
  anOrder({
    status: 'pending',
    email: 'giulia@example.com',
    shippingAddress: anAddress(),
    billingAddress: anAddress({ id: 'AddrBBBBBB' }),
    shipments: [aShipment({ methodId: 'MethStandd' })],
    ...its,
  });
