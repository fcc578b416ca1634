import { isAlcoholic } from './is-alcoholic.ts';

describe('isAlcoholic', () => {
  it.each([
    [{ facts: { alcohol: 13.5 } }, true],
    [{ facts: { alcohol: 0.6 } }, true],
    [{ facts: { alcohol: 0.5 } }, false],
    [{ facts: { alcohol: 0 } }, false],
    [{ facts: { alcohol: '13.5' } }, false],
    [{ facts: {} }, false],
    [{ facts: null }, false],
    [{}, false],
    [null, false],
    [undefined, false],
  ])('%j is %p', (metadata, alcoholic) => {
    expect(isAlcoholic(metadata as Record<string, unknown>)).toBe(alcoholic);
  });
});
