import { containersOf } from '@shop/contracts/commerce/metadata';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeEntry, makeOffer } from '../testing/make-entry.ts';
import type { IndexedItem } from './indexed-item.ts';
import { marketRules } from './market-rules.ts';
import { toListedItem } from './to-listed-item.ts';

const rules = marketRules(MARKETS);
const listed = (item: IndexedItem, market: string) => toListedItem(item, market, 'it', { rules });

describe('an item in a list', () => {
  it('S2 carries none of what its own page alone tells and shows', () => {
    const facts = { producer: 'Maso Clarin', region: 'alto-adige', alcohol: 13 };
    const { item } = makeEntry({
      code: 'A',
      metadata: {
        picture: { id: 'a' },
        pictures: [{ src: '/media/a-detail-640.webp' }],
        share: { src: '/media/a-share-1200.jpg' },
        facts: {
          ...facts,
          awards: [{ name: 'Calice' }],
          ingredients: ['grapes'],
          responsible: { role: 'bottler', name: 'Maso Clarin soc. agr.' },
          identifier: 'A',
          warnings: ['fragile-glass'],
        },
      },
    });
    expect(listed(item, 'it-eur')?.metadata).toEqual({
      picture: { id: 'a' },
      facts,
      text: { it: { name: 'A', summary: null } },
    });
  });

  it('S2 carries the lowest price of its market only', () => {
    const lowest_prices = {
      'it-eur': { now: 900, before: 1000 },
      'de-eur': { now: 900, before: 1000 },
    };
    const { item } = makeEntry({ code: 'A', metadata: { lowest_prices } });
    expect(listed(item, 'it-eur')?.metadata['lowest_prices']).toEqual({
      'it-eur': { now: 900, before: 1000 },
    });
  });

  it('L5 carries containers only to a market whose countries have deposits, and no declaration', () => {
    const metadata = {
      kind: 'water',
      packaging: { material: 'glass', use: 'single-use', volume_ml: 750 },
      deposit: { DE: 25 },
    };
    const containers = containersOf([{ metadata }]);
    const offers = Object.fromEntries(
      ['it-eur', 'de-eur', 'at-eur', 'xx-eur'].map((it) => [it, makeOffer()]),
    );
    const { item } = makeEntry({ code: 'A', metadata, containers, offers });
    expect(listed(item, 'it-eur')).not.toHaveProperty('containers');
    expect(listed(item, 'xx-eur')).not.toHaveProperty('containers');
    for (const market of ['de-eur', 'at-eur'])
      expect(listed(item, market)?.containers).toEqual(containers);
    expect(listed(item, 'de-eur')?.metadata).not.toHaveProperty('packaging');
    expect(listed(item, 'de-eur')?.metadata).not.toHaveProperty('deposit');
  });
});
