import { anAddress } from '../../testing/an-address.ts';
import { aCart, prepareToPlace } from '../../testing/cart.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.stop());

describe('a guest’s purchase', () => {
  it('P2 goes from an empty draft to a placed order paid by wire transfer', async () => {
    const cl = await platform.guest();
    const draft = await cl.orders.create({
      shipping_country_code_lock: 'IT',
      metadata: { etag: 'a' },
    });
    expect(draft).toMatchObject({
      status: 'draft',
      payment_status: 'unpaid',
      fulfillment_status: 'unfulfilled',
      currency_code: 'EUR',
      editable: true,
      guest: true,
      total_amount_cents: 0,
      metadata: { etag: 'a' },
    });
    const line = await cl.line_items.create({
      sku_code: 'BARBERA-750',
      quantity: 2,
      order: cl.orders.relationship(draft.id),
    });
    expect(line).toMatchObject({
      name: 'Barbera',
      image_url: '/media/barbera.webp',
      item_type: 'skus',
      unit_amount_cents: 1_250,
      compare_at_amount_cents: 1_500,
      total_amount_cents: 2_500,
      formatted_total_amount: '€25,00',
    });
    const withCustomer = await cl.orders.update({
      id: draft.id,
      customer_email: 'Guest@Example.com',
    });
    expect(withCustomer).toMatchObject({ status: 'pending', customer_email: 'guest@example.com' });

    const ready = await prepareToPlace(cl, draft.id);
    expect(ready).toMatchObject({
      subtotal_amount_cents: 2_500,
      shipping_amount_cents: 700,
      payment_method_amount_cents: 300,
      total_amount_cents: 3_500,
      subtotal_tax_amount_cents: 451,
      shipping_tax_amount_cents: 126,
      total_tax_amount_cents: 577,
      total_amount_with_taxes_cents: 3_500,
      country_code: 'IT',
      tax_rate: 0.22,
    });
    const placed = await cl.orders.update(
      { id: draft.id, _place: true },
      { include: ['line_items', 'shipments', 'payment_source', 'shipping_address'] },
    );
    expect(placed).toMatchObject({
      status: 'placed',
      payment_status: 'authorized',
      fulfillment_status: 'unfulfilled',
      editable: false,
      payment_source: { type: 'wire_transfers' },
      shipping_address: { first_name: 'Anna', metadata: { isShipping: true } },
    });
    expect(placed.number).toMatch(/^\d+$/);
    expect(placed.placed_at).not.toBeNull();
    expect(placed.shipments).toMatchObject([
      { status: 'upcoming', number: `#${placed.number}/S/001` },
    ]);
    expect(placed.line_items?.map(({ item_type }) => item_type).sort()).toEqual([
      'payment_methods',
      'shipments',
      'skus',
    ]);
    const [barbera] = await cl.skus.list({
      filters: { code_eq: 'BARBERA-750' },
      include: ['stock_items'],
    });
    expect(barbera?.stock_items?.map(({ quantity }) => quantity)).toEqual([8, 5]);
  });

  it('lists nothing and sees no one else’s things', async () => {
    const cl = await platform.guest();
    const order = await aCart(cl);
    for (const list of [
      cl.orders.list(),
      cl.customers.list(),
      cl.addresses.list(),
      cl.markets.list(),
    ])
      await expect(list).rejects.toMatchObject({ status: 401 });
    const abroad = await platform.guest('market:code:row-usd');
    await expect(abroad.orders.retrieve(order.id)).rejects.toMatchObject({ status: 404 });
    await expect(
      abroad.orders.update({ id: order.id, metadata: { stolen: true } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('prices options of a line by their own quantity', async () => {
    const cl = await platform.guest();
    const order = await aCart(cl, 'CORKSCREW', 3);
    const [line] = await cl.orders.line_items(order.id);
    const [card] = await cl.sku_options.list({ filters: { reference_eq: 'greeting-card' } });
    const option = await cl.line_item_options.create({
      quantity: 3,
      options: { text: 'Auguri' },
      line_item: cl.line_items.relationship(line!.id),
      sku_option: cl.sku_options.relationship(card!.id),
    });
    expect(option).toMatchObject({ unit_amount_cents: 250, total_amount_cents: 750 });
    expect(await cl.orders.retrieve(order.id)).toMatchObject({ subtotal_amount_cents: 6_750 });
    await cl.line_item_options.update({ id: option.id, quantity: 1 });
    expect(await cl.orders.retrieve(order.id)).toMatchObject({ subtotal_amount_cents: 6_250 });
  });

  it('sells a bundle at its price and takes its parts out of stock', async () => {
    const cl = await platform.guest();
    const order = await cl.orders.create({ customer_email: 'guest@example.com' });
    const relationship = cl.orders.relationship(order.id);
    await cl.line_items.create({ bundle_code: 'DUO', quantity: 1, order: relationship });
    await expect(
      cl.line_items.create({ sku_code: 'ARNEIS-750', quantity: 2, order: relationship }),
    ).rejects.toMatchObject({ errors: [{ meta: { error: 'out_of_stock' } }] });
    await prepareToPlace(cl, order.id);
    const placed = await cl.orders.update({ id: order.id, _place: true });
    expect(placed.subtotal_amount_cents).toBe(4_000);
    const skus = await cl.skus.list({ include: ['stock_items'], sort: { code: 'asc' } });
    const left = (code: string) =>
      skus
        .find((sku) => sku.code === code)
        ?.stock_items?.reduce((sum, { quantity }) => sum + quantity, 0);
    expect([left('BARBERA-750'), left('ARNEIS-750')]).toEqual([14, 1]);
  });

  it('P3 places an order that costs nothing without any payment', async () => {
    const cl = await platform.guest();
    const order = await aCart(cl, 'FREE-SAMPLE', 1);
    const address = await cl.addresses.create(anAddress());
    const placed = await cl.orders.update({
      id: order.id,
      _billing_address_clone_id: address.id,
      _place: true,
    });
    expect(placed).toMatchObject({
      status: 'placed',
      payment_status: 'free',
      fulfillment_status: 'not_required',
    });
  });

  it('ships for nothing above the free-over amount and forgets the method when the goods change', async () => {
    const cl = await platform.guest();
    const order = await aCart(cl, 'CORKSCREW', 5);
    const ready = await prepareToPlace(cl, order.id);
    expect(ready).toMatchObject({ subtotal_amount_cents: 10_000, shipping_amount_cents: 0 });
    const [line] = await cl.orders.line_items(order.id, { filters: { item_type_eq: 'skus' } });
    await cl.line_items.update({ id: line!.id, quantity: 1 });
    const changed = await cl.orders.retrieve(order.id, { include: ['shipments.shipping_method'] });
    expect(changed.shipments?.[0]?.shipping_method ?? null).toBeNull();
    expect(changed).toMatchObject({ shipping_amount_cents: 0, subtotal_amount_cents: 2_000 });
  });

  it('T11 places with clone ids without losing the chosen shipping method', async () => {
    const cl = await platform.guest();
    const order = await aCart(cl);
    await prepareToPlace(cl, order.id);
    const address = await cl.addresses.create(anAddress({ line_1: 'Via Po 2', reference: 'home' }));
    const placed = await cl.orders.update(
      {
        id: order.id,
        _place: true,
        language_code: 'it',
        metadata: { note: 'x' },
        _shipping_address_clone_id: address.id,
        _billing_address_clone_id: address.id,
      },
      { include: ['shipping_address', 'billing_address'] },
    );
    expect(placed).toMatchObject({
      status: 'placed',
      language_code: 'it',
      metadata: { note: 'x' },
      shipping_address: { line_1: 'Via Po 2', reference: 'home' },
      billing_address: { line_1: 'Via Po 2' },
    });
    expect(placed.shipping_address?.id).not.toBe(address.id);
  });

  it('offers no shipping method outside every zone', async () => {
    const cl = await platform.guest();
    const order = await aCart(cl);
    const address = await cl.addresses.create(
      anAddress({ country_code: 'DE', zip_code: '10115', state_code: null }),
    );
    const moved = await cl.orders.update(
      { id: order.id, _shipping_address_clone_id: address.id },
      { include: ['shipments.available_shipping_methods'] },
    );
    expect(moved.shipments).toHaveLength(1);
    expect(moved.shipments?.[0]?.available_shipping_methods ?? []).toHaveLength(0);
    expect(moved).toMatchObject({ country_code: 'DE', tax_rate: 0, total_tax_amount_cents: 0 });
  });
});
