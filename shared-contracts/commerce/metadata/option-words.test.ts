import { optionWords } from './option-words.ts';

describe('optionWords', () => {
  it('returns the text with its line breaks, ignoring other choices', () => {
    expect(optionWords({ choices: { description: 'Auguri\nda noi', ribbon: 'red' } })).toBe(
      'Auguri\nda noi',
    );
    expect(optionWords({ choices: { ribbon: 'red' } })).toBeNull();
    expect(optionWords({ choices: { description: ' ' } })).toBeNull();
    expect(optionWords({})).toBeNull();
  });
});
