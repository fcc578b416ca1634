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
        facts: { ...facts, awards: [{ name: 'Calice' }], ingredients: ['grapes'] },
      },
    });
    expect(toListedItem(item, 'it-eur', 'it')?.metadata).toEqual({
      picture: { id: 'a' },
      facts,
      text: { it: { name: 'A', summary: null } },
    });
  });
});
