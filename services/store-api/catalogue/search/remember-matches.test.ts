import { MOST_RANKED, type CatalogueStorage, type PutItem } from '../storage/catalogue-storage.ts';
import { makeEntry } from '../testing/make-entry.ts';
import { rememberMatches } from './remember-matches.ts';

const { item } = makeEntry({ code: 'A' });

/** A storage that records its match queries. */
const watched = (isTextChanged = true, matches: readonly number[] = [1]) => {
  const asked: string[] = [];
  const put: PutItem = { number: 1, item, isChanged: true, isTextChanged };
  const storage = rememberMatches({
    match: async (words: readonly string[], locale: string) => {
      asked.push(`${locale} ${words.join(' ')}`);
      return matches;
    },
    put: async () => [put],
    remove: async () => [1],
  } as Partial<CatalogueStorage> as CatalogueStorage);
  return { asked, storage };
};

describe('rememberMatches', () => {
  it('S4 asks once for the same words in the same language', async () => {
    const { asked, storage } = watched();
    await storage.match(['vino'], 'it');
    expect(await storage.match(['vino'], 'it')).toEqual([1]);
    await storage.match(['vino'], 'es');
    expect(asked).toEqual(['it vino', 'es vino']);
  });

  it('S4 asks again once words have changed or an item is gone', async () => {
    const { asked, storage } = watched();
    await storage.match(['vino'], 'it');
    await storage.put([]);
    await storage.match(['vino'], 'it');
    await storage.remove(['sku:A']);
    await storage.match(['vino'], 'it');
    expect(asked).toHaveLength(3);
  });

  it('S4 does not ask again after a change of price alone', async () => {
    const { asked, storage } = watched(false);
    await storage.match(['vino'], 'it');
    await storage.put([]);
    await storage.match(['vino'], 'it');
    expect(asked).toHaveLength(1);
  });

  it('keeps the matches of a common word with four bytes each, in the same list each time', async () => {
    const many = Array.from({ length: MOST_RANKED + 1 }, (_, index) => index);
    const { storage } = watched(true, many);
    const found = await storage.match(['vino'], 'it');
    expect(found).toBeInstanceOf(Uint32Array);
    expect([...found]).toEqual(many);
    expect(await storage.match(['vino'], 'it')).toBe(found);
  });

  it('S4 evicts the least recently used query', async () => {
    const { asked, storage } = watched();
    for (let word = 0; word < 500; word += 1) await storage.match([`w${word}`], 'it');
    await storage.match(['w0'], 'it');
    await storage.match(['one more'], 'it');
    asked.length = 0;
    await storage.match(['w0'], 'it');
    await storage.match(['w1'], 'it');
    expect(asked).toEqual(['it w1']);
  });
});
