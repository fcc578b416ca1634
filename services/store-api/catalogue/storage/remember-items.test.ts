import { makeEntry } from '../testing/make-entry.ts';
import type { CatalogueStorage, PutItem } from './catalogue-storage.ts';
import { rememberItems } from './remember-items.ts';

const itemOf = (number: number) => makeEntry({ code: `I${number}` }).item;

/** A storage that has every item and records its queries. */
const watched = () => {
  const asked: (readonly number[])[] = [];
  const inner = {
    byNumbers: async (numbers: readonly number[]) => {
      asked.push(numbers);
      return numbers.filter((it) => it < 9000).map((number) => ({ number, item: itemOf(number) }));
    },
    put: async () => [
      { number: 1, item: itemOf(1), isChanged: true, isTextChanged: false } as PutItem,
    ],
    remove: async () => [2],
  };
  const storage = rememberItems(inner as Partial<CatalogueStorage> as CatalogueStorage);
  const codes = async (...numbers: number[]) =>
    (await storage.byNumbers(numbers)).map(({ item }) => item.code);
  return { asked, storage, inner, codes };
};

describe('rememberItems', () => {
  it('S4 reads an item once, and gives all in the order asked for', async () => {
    const { asked, codes } = watched();
    await codes(1, 2);
    expect(await codes(3, 2, 9001, 1)).toEqual(['I3', 'I2', 'I1']);
    await codes(1, 2, 3);
    expect(asked).toEqual([
      [1, 2],
      [3, 9001],
    ]);
  });

  it('S4 reads changed and deleted items again', async () => {
    const { asked, storage, codes } = watched();
    await codes(1, 2, 3);
    await storage.put([]);
    await storage.remove(['sku:I2']);
    await codes(1, 2, 3);
    expect(asked.at(-1)).toEqual([1, 2]);
  });

  it('S4 remembers nothing that changed while it was read', async () => {
    const { asked, inner } = watched();
    const storage = rememberItems({
      ...(inner as Partial<CatalogueStorage> as CatalogueStorage),
      byNumbers: async (numbers) => {
        const items = await inner.byNumbers(numbers);
        await storage.put([]);
        return items;
      },
    });
    await storage.byNumbers([1]);
    await storage.byNumbers([1]);
    expect(asked).toEqual([[1], [1]]);
  });

  it('S4 evicts the least recently used item', async () => {
    const { asked, codes } = watched();
    await codes(...Array.from({ length: 3000 }, (_, it) => it + 1));
    await codes(1);
    await codes(3001);
    asked.length = 0;
    await codes(1, 2);
    expect(asked).toEqual([[2]]);
  });
});
