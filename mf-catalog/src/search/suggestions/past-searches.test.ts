import {
  forgetPastSearch,
  forgetPastSearches,
  keepPastSearch,
  readPastSearches,
} from './past-searches.ts';

beforeEach(() => {
  forgetPastSearches();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('past searches', () => {
  it('S4 keeps the last eight, newest first, each once whatever its capitals', () => {
    for (const term of ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Barbera', 'barbera'])
      keepPastSearch(term);
    expect(readPastSearches()).toEqual(['barbera', '9', '8', '7', '6', '5', '4', '3']);
  });

  it('S4 forgets one, and all', () => {
    for (const term of ['chianti', 'acqua', 'grappa']) keepPastSearch(term);
    forgetPastSearch('acqua');
    expect(readPastSearches()).toEqual(['grappa', 'chianti']);
    forgetPastSearches();
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
  ])('E5 counts unreadable content %.30s as none, and writes over it', (content) => {
    localStorage.setItem('fv.searches', content);
    expect(readPastSearches()).toEqual([]);
    keepPastSearch('chianti');
    expect(readPastSearches()).toEqual(['chianti']);
  });

  it.each(['getItem', 'setItem'] as const)(
    'E5 keeps them as long as the page where the browser refuses %s',
    (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'QuotaExceededError');
      });
      if (method === 'getItem') {
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('no', 'SecurityError');
        });
      }
      keepPastSearch('chianti');
      keepPastSearch('acqua');
      expect(readPastSearches()).toEqual(['acqua', 'chianti']);
    },
  );
});
