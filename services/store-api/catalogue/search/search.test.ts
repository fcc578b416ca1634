import { editDistance } from './edit-distance.ts';
import { tokenize, foldText, queryTokens } from './tokenize.ts';
import { nearestWord } from './find-items.ts';

describe('folding', () => {
  it.each([
    ['Gewürztraminer', 'gewurztraminer'],
    ['ROSÉ', 'rose'],
    ['Weißwein', 'weisswein'],
    ['Cœur', 'coeur'],
    ['ﬁor', 'fior'],
    ['ÅÀ', 'aa'],
  ])('S4 makes %s the same as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('S4 folds composed and decomposed characters alike', () => {
    expect(foldText('é')).toBe(foldText('e\u0301'));
  });

  it('S4 takes words apart at signs, and none out of signs alone', () => {
    expect(tokenize("Barbera d’Asti, l'acqua <b>")).toEqual([
      'barbera',
      'd',
      'asti',
      'l',
      'acqua',
      'b',
    ]);
    expect(queryTokens(' — 😀 %*" ')).toEqual([]);
  });

  it('S4 keeps a search short, however long it was', () => {
    expect(queryTokens('a b c d e f g h i j k')).toHaveLength(8);
    expect(queryTokens('x'.repeat(500))[0]).toHaveLength(40);
    expect(queryTokens('vino vino VINO')).toEqual(['vino']);
  });
});

describe('the nearest word', () => {
  it.each([
    ['barbera', 'barbera', 0],
    ['barbera', 'barbara', 1],
    ['brabera', 'barbera', 1],
    ['barbra', 'barbera', 1],
    ['nebiolo', 'nebbiolo', 1],
    ['acqua', 'barolo', 3],
  ])('S4 counts the errors between %s and %s', (from, to, distance) => {
    expect(editDistance(from, to, 2)).toBe(distance);
  });

  it('S4 stops counting at the limit', () => {
    expect(editDistance('baa', 'aabb', 1)).toBe(2);
  });

  it('S4 is the one with the fewest errors', () => {
    expect(nearestWord('barolp', ['barbera', 'barolo', 'barile'])).toBe('barolo');
    expect(nearestWord('gewurtzraminer', ['gewurztraminer', 'greco'])).toBe('gewurztraminer');
  });

  it('S4 may be one whose beginning was typed', () => {
    expect(nearestWord('sangeov', ['sangiovese'])).toBe('sangiovese');
  });

  it('S4 may be two errors away in a word of eight letters, one in a shorter one', () => {
    expect(nearestWord('nabbialo', ['nebbiolo'])).toBe('nebbiolo');
    expect(nearestWord('borbora', ['barbera'])).toBeNull();
  });

  it('S4 is rather a whole word than the beginning of another', () => {
    expect(nearestWord('rosata', ['rosatin', 'rossata'])).toBe('rossata');
  });

  it('S4 is the shortest of those as near', () => {
    expect(nearestWord('vinx', ['vinattiere', 'vinoso'])).toBe('vinoso');
  });

  it('S4 is never the word itself', () => {
    expect(nearestWord('barolo', ['barolo'])).toBeNull();
  });

  it('S4 is none for a short word or one that is far from all', () => {
    expect(nearestWord('vin', ['vino', 'pin'])).toBeNull();
    expect(nearestWord('qwertz', ['barbera', 'quarzo'])).toBeNull();
  });
});
