import { makeEntry, makeOffer } from '../testing/make-entry.ts';
import { makeIndex } from '../testing/make-index.ts';
import { listCodes, marketsOf } from './item-names.ts';

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

const twoItems = makeIndex({
  items: ['RED', 'WHITE'].map((code) => makeEntry({ code }).item),
});

describe('listCodes', () => {
  it.each([undefined, '0', '-3', '1.5', 'x'])('gives the first page for page %s', (page) => {
    const { entries } = listCodes(twoItems, { market: 'it-eur', page });
    expect(entries.map((it) => it.code)).toEqual(['RED', 'WHITE']);
  });
});
