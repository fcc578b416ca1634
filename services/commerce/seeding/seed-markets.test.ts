import { everything } from '../engine/store/condition.ts';
import { openStore } from '../engine/store/store.ts';
import { resources } from '../domains/index.ts';
import { applySeed } from './apply-seed.ts';
import type { Seed, SeedMarket } from './seed-format.ts';
import { testSeed } from '../testing/test-seed.ts';

const withMarket = (values: Partial<SeedMarket>): Seed => ({
  ...testSeed,
  markets: testSeed.markets.map((market, index) =>
    index === 0 ? { ...market, ...values } : market,
  ),
});

describe('seeding markets', () => {
  it('sets what a market decides for its orders, and takes it back', () => {
    const store = openStore(':memory:', resources);
    const rules = () => store.select('billing_info_validation_rules', everything);
    const market = () => store.where('markets', { code: 'it-eur' })[0];
    applySeed(
      store,
      withMarket({
        requires_billing_info: true,
        defaultShippingMethod: 'standard',
        defaultPaymentMethod: 'cash',
      }),
      () => undefined,
    );
    expect(rules()).toMatchObject([{ market_id: market()?.id }]);
    const [shipping] = store.where('shipping_methods', { reference: 'standard' });
    const [payment] = store.where('payment_methods', { reference: 'cash' });
    expect(market()).toMatchObject({
      default_shipping_method_id: shipping?.id,
      default_payment_method_id: payment?.id,
    });
    applySeed(store, withMarket({ requires_billing_info: false }), () => undefined);
    expect(rules()).toEqual([]);
    expect(market()).toMatchObject({
      default_shipping_method_id: null,
      default_payment_method_id: null,
    });
    store.close();
  });
});
