import fc from 'fast-check';
import { matchesLike } from './matches-like.ts';

/** LIKE by its definition, with every way to divide the text tried. */
const isLike = (text: readonly string[], pattern: readonly string[]): boolean => {
  const [first, ...rest] = pattern;
  if (first === undefined) return text.length === 0;
  if (first === '%')
    return isLike(text, rest) || (text.length > 0 && isLike(text.slice(1), pattern));
  return text.length > 0 && (first === '_' || first === text[0]) && isLike(text.slice(1), rest);
};

describe('matchesLike', () => {
  it('takes the texts that LIKE takes by its definition', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'é', '🍷'), { maxLength: 8 });
    const places = fc.array(fc.constantFrom('%', '_', 'a', 'b', 'é', '🍷'), { maxLength: 8 });
    fc.assert(
      fc.property(letters, places, (text, pattern) => {
        expect(matchesLike(text.join(''), pattern.join(''))).toBe(isLike(text, pattern));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['CHÂTEAU', 'châ%', true],
    ['ΟΔΟΣ', '%οδος', true],
    ['50%', '50\\%', true],
    ['500', '50\\%', false],
    ['a_b', 'a\\_b', true],
    ['axb', 'a\\_b', false],
    ['a\\b', 'a\\\\b', true],
    ['x.y*', 'X.Y*', true],
    ['', '%', true],
    ['', '_', false],
  ])('%p is like %p: %p', (text, pattern, expected) => {
    expect(matchesLike(text, pattern)).toBe(expected);
  });

  it('comes to an end when many wildcards almost fit', () => {
    expect(matchesLike('a'.repeat(20_000), `${'%a'.repeat(200)}%é`)).toBe(false);
    expect(matchesLike('a'.repeat(20_000), `${'%_a'.repeat(200)}%é%`)).toBe(false);
  });
});
