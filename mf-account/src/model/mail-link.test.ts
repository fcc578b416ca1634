import { parseMailLink } from './mail-link.ts';

describe('parseMailLink', () => {
  it('O2 reads the key out of the fragment', () => {
    expect(parseMailLink('#id=4f1c&token=a-b_c')).toEqual({ id: '4f1c', token: 'a-b_c' });
  });

  it.each(['', '#', '#id=4f1c', '#token=abc', '#id=&token=abc', '#main', '#id'])(
    'O2 finds no key in %j',
    (hash) => {
      expect(parseMailLink(hash)).toBeNull();
    },
  );
});
