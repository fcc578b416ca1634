/** @jest-environment node */
import { resource, document } from '../../testing/document.ts';
import {
  aLine,
  anAddress,
  anOrder,
  aShipment,
  aSku,
  callContext,
} from '../../testing/factories.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { retrieveOrder } from '../read.ts';
import type { Order } from '../types.ts';

const read = async (...order: Parameters<typeof anOrder>): Promise<Order> => {
  fakePlatform({ 'GET orders/orderIdAaa': { body: document(anOrder(...order)) } });
  const result = await retrieveOrder('orderIdAaa')(callContext());
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
};
const euros = (cents: number) => ({ cents, currency: 'EUR' });

describe('toOrder', () => {
  it('E7 takes every amount from the platform', async () => {
    const order = await read({
      discount_amount_cents: -500,
      gift_card_amount_cents: -100,
      adjustment_amount_cents: 250,
      tax_included: false,
      tax_rate: 0.22,
      freight_taxable: true,
    });
    expect(order.totals).toEqual({
      subtotal: euros(2500),
      discount: euros(-500),
      shipping: euros(690),
      payment: euros(0),
      deposit: euros(0),
      adjustment: euros(250),
      taxes: euros(575),
      taxesOnTop: true,
      shippingTaxRate: 0.22,
      paymentTaxRate: 0,
      giftCard: euros(-100),
      giftCardLeft: null,
      total: euros(3190),
    });
  });

  it.each(['draft', 'pending'])('T1 is editable while %s', async (status) => {
    expect((await read({ status })).editable).toBe(true);
  });

  it.each(['editing', 'placing', 'placed', 'approved', 'cancelled'])(
    'T1 is not editable when %s',
    async (status) => {
      expect((await read({ status })).editable).toBe(false);
    },
  );

  it('E4 reads lines with options and sellable quantity', async () => {
    const skuOption = resource('sku_options', 'optionIdAa', {
      metadata: { text: { de: { name: 'Karte' }, en: 'Card' } },
    });
    const option = resource(
      'line_item_options',
      'lineOption',
      { name: 'Greeting card', quantity: 2, total_amount_cents: 300, currency_code: 'EUR' },
      { sku_option: skuOption },
    );
    const item = aSku({
      inventory: { available: true, quantity: 7, levels: [] },
      metadata: { text: { en: { name: ' Barbera ' }, de: { name: '' }, fr: null } },
    });
    const line = aLine({ compare_at_amount_cents: 1500 }, { item, line_item_options: [option] });
    expect((await read({}, { line_items: [line] })).lines).toEqual([
      {
        id: 'lineIdAaaa',
        type: 'skus',
        code: 'BARBERA-ASTI-750',
        name: "Barbera d'Asti",
        names: { en: 'Barbera' },
        quantity: 2,
        unit: euros(1250),
        total: euros(2500),
        compareAt: euros(1500),
        imageUrl: null,
        metadata: {},
        options: [
          {
            id: 'lineOption',
            name: 'Greeting card',
            names: { de: 'Karte' },
            quantity: 2,
            total: euros(300),
            optionId: 'optionIdAa',
            choices: {},
          },
        ],
        available: 7,
        parts: [],
        alcohol: false,
        containers: [],
        levels: [],
      },
    ]);
  });

  it('E4 reads the lowest prices of a line’s SKU or bundle', async () => {
    const lowest_prices = { 'it-eur': { now: 1250, before: 1400 } };
    const sku = aLine({}, { item: aSku({ metadata: { lowest_prices } }) });
    const bundle = resource('bundles', 'bundleIdAa', { metadata: { lowest_prices } });
    const box = aLine(
      { item_type: 'bundles', sku_code: null, bundle_code: 'TRIO' },
      { bundle },
      'lineIdBbbb',
    );
    const { lines } = await read({}, { line_items: [sku, box] });
    expect(lines.map(({ metadata }) => metadata)).toEqual([{ lowest_prices }, { lowest_prices }]);
  });

  it.each([
    ['of the item if the line has none', {}, 6],
    ['of the line if set', { maxQuantity: 2 }, 2],
  ])('V9 has the limit %s', async (_, metadata, maxQuantity) => {
    const item = aSku({ metadata: { maxQuantity: 6, text: {} } });
    const order = await read({}, { line_items: [aLine({ metadata }, { item })] });
    expect(order.lines[0]?.metadata).toEqual({ maxQuantity });
  });

  it.each([
    ['wine', { facts: { alcohol: 13 } }, true],
    ['water', { facts: { producer: 'Nivale' } }, false],
    ['an item without metadata', null, false],
  ])('recognizes an alcoholic drink by its catalogue facts: %s', async (_, metadata, alcohol) => {
    const line = aLine({}, { item: aSku({ metadata }) });
    const box = resource('bundles', 'bundleIdAa', {}, { skus: [aSku({}), aSku({ metadata })] });
    const bundle = aLine({ item_type: 'bundles', sku_code: null }, { bundle: box }, 'lineIdBbbb');
    const order = await read({}, { line_items: [line, bundle] });
    expect(order.lines.map((it) => it.alcohol)).toEqual([alcohol, alcohol]);
  });

  it('E7 sums the quantity of goods, without shipping and discounts', async () => {
    const lines = [
      aLine(),
      aLine(
        { item_type: 'bundles', sku_code: null, bundle_code: 'TRIO', quantity: 3 },
        {},
        'lineIdBbbb',
      ),
      aLine({ item_type: 'shipments', sku_code: null, quantity: 1 }, {}, 'lineIdCccc'),
    ];
    const order = await read({}, { line_items: lines });
    expect(order.quantity).toBe(5);
    expect(order.lines.map((it) => it.code)).toEqual(['BARBERA-ASTI-750', 'TRIO', null]);
  });

  it('E7 has no compare-at price that is not higher', async () => {
    const order = await read({}, { line_items: [aLine({ compare_at_amount_cents: 1250 })] });
    expect(order.lines[0]?.compareAt).toBeNull();
  });

  it('E2 never shows the placeholder address', async () => {
    const temporary = anAddress({ metadata: { type: 'placeholder' } });
    const order = await read({}, { shipping_address: temporary, billing_address: temporary });
    expect(order.shippingAddress).toBeNull();
    expect(order.billingAddress).toBeNull();
    expect((await read({}, { shipping_address: anAddress() })).shippingAddress).toMatchObject({
      line_1: 'Via Roma 1',
    });
  });

  it('E4 reads shipments with methods and their delivery times', async () => {
    const time = resource('delivery_lead_times', 'leadTimeAa', {
      min_hours: 24,
      max_hours: 48,
      min_days: 1,
      max_days: 2,
    });
    const method = resource(
      'shipping_methods',
      'methodIdAa',
      {
        name: 'Courier',
        reference: 'courier-italy',
        metadata: { text: { de: { name: 'Versand' } } },
        price_amount_cents: 690,
        price_amount_for_shipment_cents: 0,
        free_over_amount_cents: 6900,
        currency_code: 'EUR',
      },
      { delivery_lead_time_for_shipment: time },
    );
    const shipment = aShipment({ available_shipping_methods: [method], shipping_method: method });
    expect((await read({}, { shipments: [shipment] })).shipments).toEqual([
      {
        id: 'shipmentAa',
        methodId: 'methodIdAa',
        lines: 2,
        codes: [],
        methods: [
          {
            id: 'methodIdAa',
            reference: 'courier-italy',
            name: 'Courier',
            names: { de: 'Versand' },
            price: euros(0),
            freeOver: euros(6900),
            missing: null,
            minDays: 1,
            maxDays: 2,
          },
        ],
      },
    ]);
  });

  it('P1 reads the payment source with its client token, T10 the etag', async () => {
    const order = await read(
      { metadata: { etag: 'e1' }, coupon_code: '' },
      { payment_source: resource('braintree_payments', 'paymentIdA', { client_token: 'ct' }) },
    );
    expect(order).toMatchObject({
      paymentSource: { type: 'braintree_payments', id: 'paymentIdA', clientToken: 'ct' },
      etag: 'e1',
      couponCode: null,
    });
  });
});
