interface Changes {
  order?: Record<string, unknown>;
  line?: Record<string, unknown>;
  sku?: Record<string, unknown>;
  address?: Record<string, unknown>;
  method?: Record<string, unknown>;
  shippingMethod?: Record<string, unknown>;
  shipment?: Record<string, unknown>;
  picture?: string;
}

const row = (
  type: string,
  id: string,
  attributes: Record<string, unknown>,
  relationships: Record<string, unknown> = {},
) => ({
  type,
  id,
  attributes,
  relationships: Object.fromEntries(
    Object.entries(relationships).map(([name, data]) => [name, { data }]),
  ),
});

/** Platform response of an order with two bottles, with all includes of the mails. */
export const makeOrderDocument = ({
  order = {},
  line = {},
  sku = {},
  address = {},
  method = {},
  shippingMethod = {},
  shipment = {},
  picture = '/media/barolo-640.webp',
}: Changes = {}) => {
  const currency_code = 'EUR';
  return {
    data: row(
      'orders',
      'order',
      {
        number: '10000001',
        status: 'placed',
        payment_status: 'authorized',
        fulfillment_status: 'unfulfilled',
        currency_code,
        customer_email: 'ada@shop.example',
        placed_at: '2026-11-23T10:00:00.000Z',
        subtotal_amount_cents: 9800,
        payment_method_amount_cents: 300,
        total_tax_amount_cents: 1800,
        total_amount_with_taxes_cents: 10_100,
        metadata: { gift_message: 'Auguri\ndi cuore' },
        ...order,
      },
      {
        line_items: [{ type: 'line_items', id: 'line' }],
        shipping_address: { type: 'addresses', id: 'address' },
        billing_address: { type: 'addresses', id: 'address' },
        shipments: [{ type: 'shipments', id: 'shipment' }],
        payment_method: { type: 'payment_methods', id: 'method' },
      },
    ),
    included: [
      row(
        'line_items',
        'line',
        {
          item_type: 'skus',
          sku_code: 'BAROLO',
          name: 'Barolo',
          quantity: 2,
          unit_amount_cents: 4900,
          total_amount_cents: 9800,
          currency_code,
          image_url: picture,
          metadata: {},
          ...line,
        },
        // A circular relationship.
        { item: { type: 'skus', id: 'sku' }, order: { type: 'orders', id: 'order' } },
      ),
      row('skus', 'sku', {
        code: 'BAROLO',
        name: 'Barolo',
        metadata: { text: { it: { name: 'Barolo in italiano' } } },
        ...sku,
      }),
      row('addresses', 'address', {
        first_name: 'Ada',
        last_name: 'Prova',
        line_1: 'Via di Prova 1',
        city: 'Bologna',
        zip_code: '40100',
        state_code: 'BO',
        country_code: 'IT',
        phone: '+39 051 000',
        metadata: {},
        ...address,
      }),
      row('payment_methods', 'method', {
        payment_source_type: 'wire_transfers',
        name: 'By hand',
        currency_code,
        price_amount_cents: 300,
        metadata: {},
        ...method,
      }),
      row(
        'shipments',
        'shipment',
        { number: '10000001/S/0001', status: 'shipped', currency_code, ...shipment },
        {
          shipping_method: { type: 'shipping_methods', id: 'courier' },
          available_shipping_methods: [{ type: 'shipping_methods', id: 'courier' }],
          stock_line_items: [{ type: 'stock_line_items', id: 'stock' }],
          parcels: [{ type: 'parcels', id: 'parcel' }],
        },
      ),
      row(
        'shipping_methods',
        'courier',
        {
          name: 'Corriere',
          currency_code,
          price_amount_cents: 0,
          min_delivery_days: 1,
          metadata: {},
          ...shippingMethod,
        },
        { delivery_lead_time_for_shipment: { type: 'delivery_lead_times', id: 'lead' } },
      ),
      row('delivery_lead_times', 'lead', {
        min_hours: 24,
        max_hours: 48,
        min_days: 1,
        max_days: 2,
      }),
      row('parcels', 'parcel', { number: 'P1', tracking_number: 'AB 12' }),
      row(
        'stock_line_items',
        'stock',
        { sku_code: 'BAROLO', quantity: 2 },
        { sku: { type: 'skus', id: 'sku' } },
      ),
    ],
  };
};
