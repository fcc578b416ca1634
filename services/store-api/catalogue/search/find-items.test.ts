import type { ItemNumbers } from '../storage/catalogue-storage.ts';
import { findItems } from './find-items.ts';

/** Words of each item of a small catalog, by item number. */
const WORDS = [['barbera', 'asti', '1500'], ['vin', 'santo'], ['xinomavro']];

const storage = {
  match: async (words: readonly string[]) =>
    WORDS.flatMap((its, number) =>
      words.every((word) => its.some((it) => it.startsWith(word))) ? [number] : [],
    ),
  spellings: async () => WORDS.flat().filter((it) => it.length >= 4),
};

const find = (search: string, isVisible = (numbers: ItemNumbers) => numbers.length > 0) =>
  findItems(search, { storage, locale: 'it', isVisible });

describe('findItems', () => {
  it('S4 finds the items in which every word begins a word', async () => {
    expect(await find('barb asti')).toEqual({ numbers: [0], corrected: null });
  });

  it('S4 puts the nearest known word in the place of an unknown one', async () => {
    expect(await find('barbara asti')).toEqual({ numbers: [0], corrected: 'barbera asti' });
  });

  it('S4 puts one word in the place of two that mean the same', async () => {
    expect(await find('barbara berbera')).toEqual({ numbers: [0], corrected: 'barbera' });
  });

  it('S4 leaves out an unknown word where another is left', async () => {
    expect(await find('qwertzuiop vin')).toEqual({ numbers: [1], corrected: 'vin' });
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' OR 1=1 --",
    'qwertzuiop x',
    '150 qwertzuiop',
  ])('S4 ignores the fragments of %s', async (hostile) => {
    expect(await find(hostile)).toEqual({ numbers: [], corrected: null });
  });

  it('S4 corrects a query without results in the market', async () => {
    const onlyBarbera = (numbers: ItemNumbers) => numbers.includes(0);
    expect(await find('vin asti', onlyBarbera)).toEqual({ numbers: [0], corrected: 'asti' });
  });

  it('S4 does not query the storage without a word', async () => {
    const asked: unknown[] = [];
    const watched = {
      ...storage,
      match: async (words: readonly string[]) => (asked.push(words), []),
    };
    const isVisible = (numbers: ItemNumbers) => numbers.length > 0;
    const found = await findItems(' 😀 — ', { storage: watched, locale: 'it', isVisible });
    expect(found).toEqual({ numbers: [], corrected: null });
    expect(asked).toEqual([]);
  });
});
