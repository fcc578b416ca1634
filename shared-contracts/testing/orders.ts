import type { Address } from '../commerce/address/address.ts';
import type { Container } from '../commerce/metadata/containers.ts';
import type { Money } from '../market/types.ts';
import type { LineItem, Order } from '../commerce/order/types.ts';

export const euros = (cents: number): Money => ({ cents, currency: 'EUR' });

/** A complete address in Italy; every field may be replaced. */
export const anAddress = (its: Partial<Address> = {}): Address => ({
  id: 'AddrAAAAAA',
  business: false,
  first_name: 'Giulia',
  last_name: "D'Amico",
  company: null,
  line_1: 'Via Garibaldi 12',
  line_2: null,
  city: 'Torino',
  zip_code: '10122',
  state_code: 'TO',
  country_code: 'IT',
  phone: '+39 011 555123',
  billing_info: null,
  metadata: {},
  ...its,
});

/** A single-use plastic bottle of water with the deposits of Germany and Austria. */
export const aBottle = (its: Partial<Container> = {}): Container => ({
  drink: 'water',
  quantity: 1,
  packaging: { material: 'plastic', use: 'single-use', milliliters: 1000 },
  deposit: { AT: 25, DE: 25 },
  ...its,
});

/** A line of a wine whose total follows its quantity. */
export const aLine = (its: Partial<LineItem> = {}): LineItem => {
  const { quantity = 1, unit = euros(1250) } = its;
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
    parts: [],
    levels: [],
    ...its,
    total: its.total ?? euros(unit.cents * quantity),
  };
};

const isGoods = ({ type }: LineItem): boolean => type === 'skus' || type === 'bundles';

/** An open order, empty by default, whose totals follow its lines. */
export const anOrder = (its: Partial<Order> = {}): Order => {
  const { lines = [] } = its;
  const goods = lines.filter(isGoods);
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
    guest: true,
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
    updatedAt: null,
    countryLock: 'IT',
    ...its,
  };
};
