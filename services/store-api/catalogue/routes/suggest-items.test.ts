import { makeEntry, makeOffer } from '../testing/make-entry.ts';
import { NO_RULES } from '../item/market-rules.ts';
import { makeIndex } from '../testing/make-index.ts';
import { suggestItems } from './suggest-items.ts';

const inCategories = (code: string, categories: string[], markets = ['it-eur']) =>
  makeEntry({
    code,
    categories,
    offers: Object.fromEntries(markets.map((it) => [it, makeOffer()])),
  }).item;

const ITEMS = [
  inCategories('RED', ['wine', 'red']),
  inCategories('WHITE', ['wine', 'white']),
  inCategories('OTHER-WHITE', ['wine', 'white']),
  inCategories('ELSEWHERE', ['water'], ['gb-gbp']),
];
const suggest = (q: string, found: readonly number[], spellings: string[] = []) =>
  suggestItems(makeIndex({ items: ITEMS, matches: { [spellings[0] ?? q]: found }, spellings }), {
    q,
    market: 'it-eur',
    locale: 'it',
  });
const keys = ({ categories }: Awaited<ReturnType<typeof suggest>>) =>
  categories.map((it) => it.key);

describe('suggestItems', () => {
  it('S4 offers what the market sells, the best first', async () => {
    const { items } = await suggest('barb', [4, 3, 1]);
    expect(items.map((it) => it.code)).toEqual(['OTHER-WHITE', 'RED']);
  });

  it('S4 offers six of what the market sells, whatever others sell', async () => {
    const elsewhere = Array.from({ length: 6 }, (_, it) =>
      inCategories(`ELSEWHERE-${it}`, ['water'], ['gb-gbp']),
    );
    const items = [...elsewhere, ...ITEMS];
    const index = makeIndex({ items, matches: { barb: items.map((_, it) => it + 1) } });
    const answer = await suggestItems(index, { q: 'barb', market: 'it-eur', locale: 'it' });
    expect(answer.items.map((it) => it.code)).toEqual(['RED', 'WHITE', 'OTHER-WHITE']);
  });

  it('S4 puts the category with the most matches first', async () => {
    expect(keys(await suggest('barb', [1, 2, 3]))).toEqual(['wine', 'white', 'red']);
  });

  it('S4 puts a category first that is called so, if all words say so', async () => {
    expect(keys(await suggest('ross', [1, 2, 3]))[0]).toBe('red');
    expect(keys(await suggest('rosso secco', [1, 2, 3]))[0]).toBe('wine');
  });

  it('S4 names no category the market sells nothing of', async () => {
    expect(keys(await suggest('acqua', [1]))).not.toContain('water');
  });

  it('S4 counts as offers what their page lists', async () => {
    const reduced = (code: string) => inCategories(code, ['wine', 'offers']);
    const index = makeIndex({
      items: [reduced('ANNOUNCED'), reduced('UNPROVEN')],
      matches: { offerte: [1, 2] },
      rules: { ...NO_RULES, announces: ({ code }) => code === 'ANNOUNCED' },
    });
    const answer = await suggestItems(index, { q: 'offerte', market: 'it-eur', locale: 'it' });
    expect(answer.categories).toContainEqual({ key: 'offers', count: 1 });
  });

  it('S4 goes by the corrected words', async () => {
    const answer = await suggest('rossso', [1, 2, 3], ['rosso']);
    expect(answer.corrected).toBe('rosso');
    expect(keys(answer)[0]).toBe('red');
  });
});
