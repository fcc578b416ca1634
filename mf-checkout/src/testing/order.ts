import type { Address } from '@shop/contracts/commerce';
import type { LineItem, Order, PaymentMethod, Shipment } from '@shop/contracts/commerce/order';

const euro = (cents: number) => ({ cents, currency: 'EUR' as const });

/** A complete address in Italy; override what the test is about. */
export const anAddress = (change: Partial<Address> = {}): Address => ({
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
  ...change,
});

export const aLine = (change: Partial<LineItem> = {}): LineItem => ({
  id: 'LineAAAAAA',
  type: 'skus',
  code: 'BARBERA-75',
  name: 'Barbera d’Asti',
  quantity: 2,
  unit: euro(1450),
  total: euro(2900),
  compareAt: null,
  imageUrl: null,
  metadata: {},
  options: [],
  available: 30,
  ...change,
});

export const aShipment = (change: Partial<Shipment> = {}): Shipment => ({
  id: 'ShipAAAAAA',
  methods: [
    {
      id: 'MethStandd',
      name: 'Standard',
      price: euro(690),
      freeOver: euro(9900),
      minDays: 2,
      maxDays: 4,
    },
    {
      id: 'MethExpres',
      name: 'Express',
      price: euro(1290),
      freeOver: null,
      minDays: 1,
      maxDays: 1,
    },
  ],
  methodId: null,
  lines: 1,
  ...change,
});

export const cashOnDelivery = (change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: 'PayCashAAA',
  type: 'wire_transfers',
  name: 'Wire transfer',
  price: euro(300),
  ...change,
});

/** An open order with one line and nothing of the checkout done. */
export const anOrder = (change: Partial<Order> = {}): Order => ({
  id: 'OrderAAAAA',
  number: '10042',
  status: 'draft',
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
  quantity: 2,
  lines: [aLine()],
  totals: {
    subtotal: euro(2900),
    discount: euro(0),
    shipping: euro(690),
    payment: euro(300),
    taxes: euro(523),
    giftCard: euro(0),
    total: euro(3890),
  },
  shippingAddress: null,
  billingAddress: null,
  shipments: [],
  availablePaymentMethods: [cashOnDelivery()],
  paymentMethod: null,
  paymentSource: null,
  placedAt: null,
  countryLock: 'IT',
  ...change,
});

/** An order on which only payment is left. */
export const anOrderReadyToPay = (change: Partial<Order> = {}): Order =>
  anOrder({
    status: 'pending',
    email: 'giulia@example.com',
    shippingAddress: anAddress(),
    billingAddress: anAddress({ id: 'AddrBBBBBB' }),
    shipments: [aShipment({ methodId: 'MethStandd' })],
    ...change,
  });
