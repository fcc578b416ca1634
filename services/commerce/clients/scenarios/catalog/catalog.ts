import { strict as assert } from 'node:assert';
import { CommerceLayerStatic, type ListResponse, type Resource } from '@commercelayer/sdk';
import { asGuest, asIntegration } from '../../sign-in.ts';
import type { Scenarios } from '../../scenario.ts';

const skuIncludes = ['sku_options', 'prices', 'stock_items', 'stock_items.reserved_stock'];
const bundleIncludes = [
  'skus',
  'skus.stock_items',
  'skus.stock_items.reserved_stock',
  'sku_list',
  'sku_list.sku_list_items',
];
/** The operations of every SDK resource with a list. */
interface Listed {
  type(): string;
  list(params: { pageSize: 5; sort: '-created_at'[] }): Promise<ListResponse<Resource>>;
  count(): Promise<number>;
}

const codeOf = (index: number) => `PAGED-${String(index).padStart(2, '0')}`;

/** C2: what a shop reads of the catalogue. */
export const catalogue: Scenarios = {
  'C2 skus are listed by code (any of many), 25 a page, to the last page, with includes': async (
    setup,
  ) => {
    const office = await asIntegration(setup);
    const [category] = await office.shipping_categories.list({ filters: { code_eq: 'bottles' } });
    const [priceList] = await office.price_lists.list({ filters: { code_eq: 'eur' } });
    const [location] = await office.stock_locations.list({ filters: { code_eq: 'alba' } });
    assert.ok(category && priceList && location);
    const codes = Array.from({ length: 55 }, (_, index) => codeOf(index));
    for (const code of codes) {
      const sku = await office.skus.create({ code, name: code, shipping_category: category });
      await office.prices.create({ sku, price_list: priceList, amount_cents: 1_000 });
      await office.stock_items.create({ sku, stock_location: location, quantity: 9 });
    }

    const cl = await asGuest(setup);
    const found: string[] = [];
    for (let pageNumber = 1, more = true; more; pageNumber += 1) {
      const page = await cl.skus.list({
        filters: { code_matches_any: codes.join(',') },
        include: skuIncludes,
        pageSize: 25,
        pageNumber,
        sort: { code: 'asc' },
      });
      assert.equal(page.getRecordCount(), 55);
      assert.equal(page.pageCount, 3);
      assert.equal(page.meta.currentPage, pageNumber);
      assert.equal(page.hasPrevPage(), pageNumber > 1);
      for (const sku of page) {
        assert.equal(sku.prices?.[0]?.amount_cents, 1_000);
        assert.equal(sku.prices?.[0]?.formatted_amount, '€10,00');
        assert.equal(sku.sku_options?.[0]?.name, 'Biglietto');
        assert.equal(sku.stock_items?.[0]?.quantity, 9);
        found.push(sku.code);
      }
      more = page.hasNextPage();
    }
    assert.deepEqual(found, codes);
    const picked = await cl.skus.list({ filters: { code_in: 'PAGED-03,PAGED-01' } });
    assert.deepEqual(Array.from(picked, (it) => it.code).sort(), ['PAGED-01', 'PAGED-03']);
  },
  'C2 a SKU is retrieved with the same includes, reserved stock and its inventory': async (
    setup,
  ) => {
    const cl = await asGuest(setup);
    const [listed] = await cl.skus.list({ filters: { code_eq: 'BARBERA-750' } });
    assert.ok(listed);
    const sku = await cl.skus.retrieve(listed, { include: skuIncludes });
    assert.equal(sku.type, 'skus');
    assert.ok((sku.stock_items?.length ?? 0) >= 1);
    for (const item of sku.stock_items ?? []) {
      assert.equal(item.type, 'stock_items');
      assert.ok(item.reserved_stock === null || item.reserved_stock?.type === 'reserved_stocks');
    }
    const inventory: unknown = sku.inventory;
    assert.ok(typeof inventory === 'object' && inventory !== null && 'levels' in inventory);
    assert.ok('available' in inventory && inventory.available === true);
  },
  'C2 bundles are listed and retrieved with skus, stock items and sku_list items': async (
    setup,
  ) => {
    const cl = await asGuest(setup);
    const list = await cl.bundles.list({
      filters: { code_matches_any: 'DUO,NOTHING' },
      include: bundleIncludes,
      pageSize: 25,
    });
    assert.equal(list.length, 1);
    const bundle = await cl.bundles.retrieve(list[0]?.id ?? '', { include: bundleIncludes });
    assert.equal(bundle.price_amount_cents, 4_000);
    assert.deepEqual(bundle.skus?.map((it) => it.code).sort(), ['ARNEIS-750', 'BARBERA-750']);
    assert.ok(bundle.skus?.every((it) => (it.stock_items?.length ?? 0) > 0));
    const quantities = bundle.sku_list?.sku_list_items?.map((it) => [it.sku_code, it.quantity]);
    assert.deepEqual(quantities?.sort(), [
      ['ARNEIS-750', 2],
      ['BARBERA-750', 1],
    ]);
  },
  'every resource type of the SDK that the platform has is read with the SDK': async (setup) => {
    const office = await asIntegration(setup);
    assert.ok(CommerceLayerStatic.resources().includes('skus'));
    const lists: readonly Listed[] = [
      office.markets,
      office.merchants,
      office.price_lists,
      office.prices,
      office.skus,
      office.sku_options,
      office.sku_lists,
      office.sku_list_items,
      office.bundles,
      office.tags,
      office.inventory_models,
      office.inventory_stock_locations,
      office.stock_locations,
      office.stock_items,
      office.reserved_stocks,
      office.delivery_lead_times,
      office.shipping_categories,
      office.shipping_zones,
      office.shipping_methods,
      office.shipments,
      office.manual_gateways,
      office.payment_methods,
      office.customers,
      office.addresses,
      office.orders,
      office.line_items,
      office.adjustments,
      office.tax_rules,
      office.manual_tax_calculators,
      office.parcels,
      office.stock_line_items,
      office.braintree_gateways,
      office.braintree_payments,
      office.wire_transfers,
      office.adyen_gateways,
      office.adyen_payments,
      office.checkout_com_gateways,
      office.checkout_com_payments,
      office.external_gateways,
      office.external_payments,
      office.klarna_gateways,
      office.klarna_payments,
      office.paypal_gateways,
      office.paypal_payments,
      office.satispay_gateways,
      office.satispay_payments,
      office.stripe_gateways,
      office.stripe_payments,
      office.customer_payment_sources,
      office.authorizations,
      office.captures,
      office.voids,
      office.refunds,
      office.customer_groups,
      office.customer_addresses,
      office.customer_subscriptions,
      office.customer_password_resets,
      office.line_item_options,
      office.percentage_discount_promotions,
      office.fixed_amount_promotions,
      office.free_shipping_promotions,
      office.coupon_codes_promotion_rules,
      office.coupons,
      office.gift_cards,
      office.webhooks,
      office.event_callbacks,
      office.events,
    ];
    for (const resource of lists) {
      const page = await resource
        .list({ pageSize: 5, sort: ['-created_at'] })
        .catch((error: unknown) => assert.fail(`${resource.type()}: ${String(error)}`));
      assert.equal(page.meta.recordsPerPage, 5);
      for (const row of page) assert.equal(row.type, resource.type());
      assert.ok((await resource.count()) >= page.length);
    }
    const organization = await office.organization.retrieve();
    assert.equal(organization.slug, setup.organization);
    assert.equal((await office.application.retrieve()).kind, 'integration');
  },
};
