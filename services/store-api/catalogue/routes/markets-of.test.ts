import { makeEntry, makeOffer } from '../testing/make-entry.ts';
import { makeIndex } from '../testing/make-index.ts';
import { marketsOf } from './markets-of.ts';

const index = makeIndex({
  items: [
    makeEntry({ code: 'RED' }).item,
    makeEntry({ code: 'BOX', kind: 'bundle', offers: { 'gb-gbp': makeOffer() } }).item,
  ],
});

describe('marketsOf', () => {
  it('M7 tells where a SKU or a bundle is sold', () => {
    expect(marketsOf(index, { code: 'RED' })).toMatchObject({ markets: ['it-eur'] });
    expect(marketsOf(index, { code: 'BOX' })).toMatchObject({ markets: ['gb-gbp'] });
  });

  it('SEO tells its name in every language, as its addresses end in it', () => {
    const names = { it: 'RED', en: 'RED', de: 'RED', es: 'RED', fr: 'RED' };
    expect(marketsOf(index, { code: 'RED' }).names).toEqual(names);
    expect(marketsOf(index, { code: 'NOTHING' }).names).toEqual({});
  });
});
