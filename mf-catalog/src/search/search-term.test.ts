import { cleanSearchTerm } from './search-term.ts';

describe('cleanSearchTerm', () => {
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
  ])('S4 turns %p into %p', (typed, words) => {
    expect(cleanSearchTerm(typed)).toBe(words);
  });

  it('S4 limits a term to 200 characters and splits no surrogate pair', () => {
    expect(cleanSearchTerm('x'.repeat(10_000))).toHaveLength(200);
    expect(cleanSearchTerm(`${'x'.repeat(199)} barolo`)).toBe('x'.repeat(199));
    expect([...cleanSearchTerm('🍷'.repeat(10_000))]).toHaveLength(200);
  });
});
