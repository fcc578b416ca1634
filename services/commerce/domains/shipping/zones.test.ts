import { anAddress } from '../../testing/an-address.ts';
import { aCart } from '../../testing/cart.ts';
import { openShop, type Shop } from '../../testing/orders.ts';
import { startPlatform } from '../../testing/start-platform.ts';
import { problemOf } from '../../testing/stock.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(await startPlatform());
});
afterAll(() => shop.platform.stop());

const methodsAt = async (address: Record<string, unknown>, skuCode = 'BARBERA-750') => {
  const cart = await aCart(shop.guest, skuCode, 1);
  const { id } = await shop.guest.addresses.create(anAddress(address));
  const order = await shop.guest.orders.update(
    { id: cart.id, _shipping_address_clone_id: id },
    { include: ['shipments.available_shipping_methods'] },
  );
  return order.shipments?.[0]?.available_shipping_methods?.map(({ name }) => name) ?? [];
};

describe('shipping zones', () => {
  it('open a method inside all patterns and outside every not-pattern', async () => {
    const zone = await shop.merchant.shipping_zones.create({
      name: 'Italy without its islands',
      country_code_regex: '^IT$',
      not_zip_code_regex: '^(07|08|09)',
    });
    const method = await shop.merchant.shipping_methods.create({
      name: 'Van',
      price_amount_cents: 900,
      market: shop.merchant.markets.relationship(
        (await shop.merchant.markets.list({ filters: { code_eq: 'it-eur' } }))[0]!.id,
      ),
      shipping_zone: shop.merchant.shipping_zones.relationship(zone.id),
    } as never);
    expect(method).toMatchObject({ currency_code: 'EUR', scheme: 'flat', circuit_state: 'closed' });
    expect(method.shared_secret).toMatch(/^[0-9a-f]{32}/);
    expect(await methodsAt({ zip_code: '10121' })).toContain('Van');
    expect(await methodsAt({ zip_code: '07026', state_code: 'SS' })).not.toContain('Van');
    const abroad = { country_code: 'DE', zip_code: '10115', state_code: null };
    expect(await methodsAt(abroad)).toEqual([]);
    await shop.merchant.shipping_methods.update({ id: method.id, _disable: true });
    expect(await methodsAt({ zip_code: '10121' })).not.toContain('Van');
  });

  it('take no pattern that is none', async () => {
    expect(
      await problemOf(shop.merchant.shipping_zones.create({ name: 'Broken', zip_code_regex: '(' })),
    ).toBe('invalid');
  });
});

describe('free shipping over an amount', () => {
  it.each([
    [true, 0],
    [false, 700],
  ])(
    'looks at the subtotal before discounts only when use_subtotal is %p',
    async (use_subtotal, expected) => {
      const [standard] = await shop.merchant.shipping_methods.list({
        filters: { name_eq: 'Standard' },
      });
      await shop.merchant.shipping_methods.update({
        id: standard!.id,
        use_subtotal,
        free_over_amount_cents: 2_000,
      });
      const promotion = await shop.merchant.fixed_amount_promotions.create({
        name: 'One euro off',
        currency_code: 'EUR',
        fixed_amount_cents: 100,
        starts_at: new Date(Date.now() - 86_400_000).toISOString(),
        expires_at: new Date(Date.now() + 86_400_000).toISOString(),
        total_usage_limit: 10,
      });
      const id = await shop.ready('CORKSCREW', 1);
      expect(await shop.guest.orders.retrieve(id)).toMatchObject({
        subtotal_amount_cents: 2_000,
        discount_amount_cents: -100,
        shipping_amount_cents: expected,
      });
      await shop.merchant.fixed_amount_promotions.update({ id: promotion.id, _disable: true });
    },
  );
});
