import type { CallContext } from '../call/call-context.ts';
import { resource } from './document.ts';

/** The page of all calls of a test. */
const page = {};

/** A call's context; the input overrides any field. */
export const callContext = (its: Partial<CallContext> = {}): CallContext => ({
  token: 'token-1',
  endpoint: 'http://127.0.0.1:3010',
  organization: 'fonte-vigna',
  storeApi: 'https://api.example',
  signal: new AbortController().signal,
  page,
  ...its,
});

type Attributes = Record<string, unknown>;
type Related = Parameters<typeof resource>[3];

export const aSku = (attributes: Attributes = {}, related: Related = {}) =>
  resource(
    'skus',
    'skuIdAaaaa',
    { code: 'BARBERA-ASTI-750', name: "Barbera d'Asti", metadata: {}, ...attributes },
    related,
  );

export const aLine = (attributes: Attributes = {}, related: Related = {}, id = 'lineIdAaaa') =>
  resource(
    'line_items',
    id,
    {
      item_type: 'skus',
      sku_code: 'BARBERA-ASTI-750',
      name: "Barbera d'Asti",
      quantity: 2,
      currency_code: 'EUR',
      unit_amount_cents: 1250,
      total_amount_cents: 2500,
      metadata: {},
      ...attributes,
    },
    related,
  );

export const anAddress = (attributes: Attributes = {}, id = 'addressAaa') =>
  resource('addresses', id, {
    first_name: 'Ada',
    last_name: 'Bruni',
    line_1: 'Via Roma 1',
    city: 'Asti',
    zip_code: '14100',
    state_code: 'AT',
    country_code: 'IT',
    phone: '+39 0141 1',
    metadata: {},
    ...attributes,
  });

export const aShipment = (related: Related = {}) =>
  resource('shipments', 'shipmentAa', { skus_count: 2 }, related);

export const anOrder = (attributes: Attributes = {}, related: Related = {}) =>
  resource(
    'orders',
    'orderIdAaa',
    {
      number: '1001',
      status: 'pending',
      payment_status: 'unpaid',
      fulfillment_status: 'unfulfilled',
      currency_code: 'EUR',
      metadata: {},
      subtotal_amount_cents: 2500,
      discount_amount_cents: 0,
      shipping_amount_cents: 690,
      payment_method_amount_cents: 0,
      total_tax_amount_cents: 575,
      gift_card_amount_cents: 0,
      total_amount_with_taxes_cents: 3190,
      ...attributes,
    },
    related,
  );
