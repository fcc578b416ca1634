import { openStore } from '../engine/store/store.ts';
import { gatewayOf, sourceTypes } from '../domains/payment/shapes/sources/source-types.ts';
import { resources } from '../domains/index.ts';
import { applySeed } from './apply-seed.ts';
import type { Seed } from './seed-format.ts';
import { testSeed } from '../testing/test-seed.ts';
import { checkSeed } from './load-seed.ts';

const seed: Seed = {
  ...testSeed,
  paymentMethods: sourceTypes.map((payment_source_type) => ({
    reference: payment_source_type,
    name: payment_source_type,
    payment_source_type,
    currency_code: 'EUR',
    price_amount_cents: 0,
  })),
};

describe('seeding payment methods', () => {
  it('gives those of every kind the gateway they go through', () => {
    expect(checkSeed(seed).ok).toBe(true);
    const store = openStore(':memory:', resources);
    applySeed(store, seed, () => undefined);
    for (const type of sourceTypes) {
      const [method] = store.where('payment_methods', { reference: type });
      expect(store.get(gatewayOf[type], method!.payment_gateway_id)).toBeDefined();
    }
    store.close();
  });
});
