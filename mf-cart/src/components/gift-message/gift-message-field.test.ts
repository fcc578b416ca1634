import { caretLine } from './gift-message-field.tsx';

describe('caretLine', () => {
  it.each([
    ['', 0, { line: 1, length: 0 }],
    ['Auguri', 3, { line: 1, length: 6 }],
    ['Auguri\nAda', 6, { line: 1, length: 6 }],
    ['Auguri\nAda', 7, { line: 2, length: 3 }],
    ['Auguri\r\nAda', 8, { line: 2, length: 3 }],
    ['Auguri\n', 7, { line: 2, length: 0 }],
  ])('V5 of %j at %d', (text, caret, expected) => {
    expect(caretLine(text, caret)).toEqual(expected);
  });

  it('V5 counts graphemes: a family, a flag, an accent and a Hebrew letter are one each', () => {
    expect(caretLine('👩‍👩‍👧‍👦🇮🇹e\u0301ש', 0).length).toBe(4);
  });
});
