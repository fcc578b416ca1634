import { searchWords } from './search-words.ts';

describe('search words', () => {
  it.each([
    [null, ''],
    ['   \t\n ', ''],
    ['  Nero   d’Avola ', 'Nero d’Avola'],
    ['a\u0000b\u001fc', 'a b c'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['שלום יין', 'שלום יין'],
    ['<img onerror=alert(1)>', '<img onerror=alert(1)>'],
    ['🍷', '🍷'],
    ['\ud83c', ''],
  ])('S4 takes %p for %p', (typed, words) => {
    expect(searchWords(typed)).toBe(words);
  });

  it('S4 reads 200 characters of a term of any length, and halves none', () => {
    expect(searchWords('x'.repeat(10_000))).toHaveLength(200);
    expect(searchWords(`${'x'.repeat(199)} barolo`)).toBe('x'.repeat(199));
    expect([...searchWords('🍷'.repeat(10_000))]).toHaveLength(200);
  });
});
