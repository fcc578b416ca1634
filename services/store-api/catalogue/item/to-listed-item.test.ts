import { makeEntry } from '../testing/make-entry.ts';
import { toListedItem } from './to-listed-item.ts';

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
    expect(toListedItem(item, 'it-eur', 'it')?.metadata).toEqual({
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
    expect(toListedItem(item, 'it-eur', 'it')?.metadata['lowest_prices']).toEqual({
      'it-eur': { now: 900, before: 1000 },
    });
  });
});
