import type { Money } from '@shop/contracts/commerce';
import type { LineItem, Order } from '@shop/contracts/commerce/order';

export const euros = (cents: number): Money => ({ cents, currency: 'EUR' });

export const aLine = (line: Partial<LineItem> = {}): LineItem => {
  const quantity = line.quantity ?? 1;
  const unit = line.unit ?? euros(1250);
  return {
    id: 'line-barbera',
    type: 'skus',
    code: 'BARBERA-ASTI-750',
    name: 'Barbera d’Asti',
    quantity,
    unit,
    compareAt: null,
    imageUrl: '/media/barbera-asti-750-640.webp',
    metadata: {},
    options: [],
    available: 50,
    ...line,
    total: line.total ?? euros(unit.cents * quantity),
  };
};

export const anOrder = (order: Partial<Order> = {}): Order => {
  const lines = order.lines ?? [];
  const goods = lines.filter(({ type }) => type === 'skus' || type === 'bundles');
  const subtotal = euros(goods.reduce((sum, { total }) => sum + total.cents, 0));
  return {
    id: 'order-1',
    number: null,
    status: 'pending',
    paymentStatus: 'unpaid',
    fulfillment: 'unfulfilled',
    editable: true,
    currency: 'EUR',
    email: null,
    customerId: null,
    language: 'it',
    couponCode: null,
    giftCardCode: null,
    etag: null,
    metadata: {},
    quantity: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    lines,
    totals: {
      subtotal,
      discount: euros(0),
      shipping: euros(0),
      payment: euros(0),
      taxes: euros(0),
      giftCard: euros(0),
      total: subtotal,
    },
    shippingAddress: null,
    billingAddress: null,
    shipments: [],
    availablePaymentMethods: [],
    paymentMethod: null,
    paymentSource: null,
    placedAt: null,
    countryLock: 'IT',
    ...order,
  };
};
