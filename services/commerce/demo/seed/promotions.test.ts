import { openStore } from '../../engine/store/store.ts';
import { everything } from '../../engine/store/condition.ts';
import { resources } from '../../domains/index.ts';
import { applySeed } from '../../seeding/apply-seed.ts';
import { checkSeed } from '../../seeding/load-seed.ts';
import { coupons, giftCards, promotions } from './promotions.ts';
import { seed } from './index.ts';
import { locales } from './vocabulary.ts';

describe('promotions of the demonstration shop', () => {
  it('all need a coupon, so that prices are what the catalogue says', () => {
    const tied = new Set(coupons.map(({ promotion }) => promotion));
    expect(promotions.filter(({ reference }) => !tied.has(reference))).toEqual([]);
  });

  it('M7 are named in all five languages', () => {
    for (const { metadata } of promotions)
      expect(Object.keys(metadata?.text as object)).toEqual([...locales]);
  });

  it('are a well-formed part of the catalogue and stay as they are when it is applied again', () => {
    expect(checkSeed(seed)).toMatchObject({ ok: true });
    const store = openStore(':memory:', resources);
    const small = { ...seed, skus: [], skuOptions: [], skuLists: [], bundles: [] };
    applySeed(store, small, () => undefined);
    const [card] = store.select('gift_cards', everything);
    expect(store.select('coupons', everything)).toHaveLength(coupons.length);
    expect(store.select('gift_cards', everything)).toHaveLength(giftCards.length);
    store.update('gift_cards', card!.id, { balance_cents: 1 });
    applySeed(store, { ...small, giftCards: [...giftCards].reverse() }, () => undefined);
    expect(store.get('gift_cards', card!.id)?.balance_cents).toBe(1);
    store.close();
  });
});
