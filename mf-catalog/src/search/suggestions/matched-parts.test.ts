import { matchedParts } from './matched-parts.ts';

/** Marks matched parts with brackets. */
const marked = (text: string, term: string) =>
  matchedParts(text, term)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join('');

describe('matchedParts', () => {
  it.each([
    ['Barbera d’Asti', 'barb', '[Barb]era d’Asti'],
    ['Barbera d’Asti', 'ASTI bar', '[Bar]bera d’[Asti]'],
    ['Rosé', 'rose', '[Rosé]'],
    ['Rose\u0301 fino', 'rosé', '[Rose\u0301] fino'],
    ['Grüner', 'grun', '[Grün]er'],
    ['Barbera', 'era', 'Barbera'],
    ['Barbera', '', 'Barbera'],
    ['Barbera', '.*<', 'Barbera'],
    ['', 'barb', ''],
  ])('S4 %s searched for %j highlights %s', (text, term, expected) => {
    expect(marked(text, term)).toBe(expected);
  });

  it('S4 keeps the whole text', () => {
    const text = '<b>ĲS</b> — Ǆ ﬁ ß ברברה 🍷';
    for (const term of ['i', 'dz', 'f', 's', 'ב', '🍷'])
      expect(
        matchedParts(text, term)
          .map((it) => it.text)
          .join(''),
      ).toBe(text);
  });
});
