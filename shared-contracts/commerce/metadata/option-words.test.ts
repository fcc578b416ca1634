import { optionWords } from './option-words.ts';

describe('optionWords', () => {
  it('gives what was written, with its line breaks, and nothing of other choices', () => {
    expect(optionWords({ choices: { description: 'Auguri\nda noi', ribbon: 'red' } })).toBe(
      'Auguri\nda noi',
    );
    expect(optionWords({ choices: { ribbon: 'red' } })).toBeNull();
    expect(optionWords({ choices: { description: ' ' } })).toBeNull();
    expect(optionWords({})).toBeNull();
  });
});
