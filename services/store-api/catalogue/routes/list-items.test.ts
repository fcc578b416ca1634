import { makeEntry } from '../testing/make-entry.ts';
import { makeIndex } from '../testing/make-index.ts';
import { listItems } from './list-items.ts';

const index = makeIndex({
  items: [
    makeEntry({ code: 'RED', categories: ['red'] }).item,
    makeEntry({ code: 'WHITE', categories: ['white'] }).item,
  ],
  matches: { barbera: [1], barbara: [2] },
  spellings: ['barbara'],
});
const list = (given: Record<string, string>) =>
  listItems(index, { market: 'it-eur', locale: 'it', ...given });

describe('listItems', () => {
  it('S4 corrects words that find nothing in the category, though elsewhere', async () => {
    expect((await list({ q: 'barbera' })).corrected).toBeNull();
    const { corrected, items } = await list({ q: 'barbera', category: 'white' });
    expect(corrected).toBe('barbara');
    expect(items.map((it) => it.code)).toEqual(['WHITE']);
  });
});
