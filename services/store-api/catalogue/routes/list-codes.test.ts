import { makeEntry } from '../testing/make-entry.ts';
import { makeIndex } from '../testing/make-index.ts';
import { listCodes } from './list-codes.ts';

const index = makeIndex({
  items: ['RED', 'WHITE'].map((code) => makeEntry({ code }).item),
});

describe('listCodes', () => {
  it.each([undefined, '0', '-3', '1.5', 'x'])('gives the first page for page %s', (page) => {
    const { entries } = listCodes(index, { market: 'it-eur', page });
    expect(entries.map((it) => it.code)).toEqual(['RED', 'WHITE']);
  });
});
