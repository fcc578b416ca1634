import { storeText } from '@shop/contracts/testing/storage';
import {
  removePastSearch,
  clearPastSearches,
  addPastSearch,
  readPastSearches,
} from './past-searches.ts';

beforeEach(() => {
  clearPastSearches();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('past searches', () => {
  it('S4 stores the last eight, newest first, without duplicates of another case', () => {
    for (const term of ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Barbera', 'barbera'])
      addPastSearch(term);
    expect(readPastSearches()).toEqual(['barbera', '9', '8', '7', '6', '5', '4', '3']);
  });

  it('S4 removes one, and clears all', () => {
    for (const term of ['chianti', 'acqua', 'grappa']) addPastSearch(term);
    removePastSearch('acqua');
    expect(readPastSearches()).toEqual(['grappa', 'chianti']);
    clearPastSearches();
    expect(readPastSearches()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    '{',
    'null',
    '{"0":"x"}',
    '[1]',
    '["barbera",""]',
    '["  x  "]',
    JSON.stringify(['x'.repeat(201)]),
  ])('E5 ignores the unreadable content %.30s, and overwrites it', (content) => {
    storeText('searches', content);
    expect(readPastSearches()).toEqual([]);
    addPastSearch('chianti');
    expect(readPastSearches()).toEqual(['chianti']);
  });

  it.each(['getItem', 'setItem'] as const)(
    'E5 keeps them in memory if the browser refuses %s',
    (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'QuotaExceededError');
      });
      if (method === 'getItem') {
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('no', 'SecurityError');
        });
      }
      addPastSearch('chianti');
      addPastSearch('acqua');
      expect(readPastSearches()).toEqual(['acqua', 'chianti']);
    },
  );
});
