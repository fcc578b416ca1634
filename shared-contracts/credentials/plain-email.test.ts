/** @jest-environment node */
import { plainEmail } from './plain-email.ts';

describe('plainEmail', () => {
  it.each([
    ['anna@example.com', 'anna@example.com'],
    [' Anna@Example.COM ', 'anna@example.com'],
    ['anna.maria+wine@mail.example.co.uk', 'anna.maria+wine@mail.example.co.uk'],
    ["o'neil@example.com", "o'neil@example.com"],
    ['jörg@example.de', 'jörg@example.de'],
    ['jo\u0308rg@example.de', 'jörg@example.de'],
    ['info@weingut-müller.de', 'info@xn--weingut-mller-4ob.de'],
    ['info@xn--weingut-mller-4ob.de', 'info@xn--weingut-mller-4ob.de'],
    ['高橋@例え.テスト', '高橋@xn--r8jz45g.xn--zckzah'],
    ['anna@例え。テスト', 'anna@xn--r8jz45g.xn--zckzah'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('V2 takes %j as %j', (typed, plain) => expect(plainEmail(typed)).toBe(plain));

  it.each([
    '',
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna@@example.com',
    'anna@example..com',
    'a..b@example.com',
    '.anna@example.com',
    'anna.@example.com',
    'an na@example.com',
    'anna@-example.com',
    'anna@example.c',
    'anna@192.168.1.10',
    'anna@[192.168.1.10]',
    'anna@example.com:25',
    'anna@example.com/path',
    'anna@exa%6dple.com',
    'anna@example.com, bob@example.com',
    'Anna <anna@example.com>',
    'anna@example.com\nbcc: bob@example.com',
    'anna\u200b@example.com',
    `${'a'.repeat(65)}@example.com`,
    `${'ö'.repeat(33)}@example.com`,
    `anna@${'a'.repeat(64)}.com`,
    `anna@${'abcdefgh.'.repeat(30)}com`,
  ])('V2 refuses %j', (typed) => expect(plainEmail(typed)).toBeNull());

  it('V2 is its own plain form', () => {
    for (const typed of ['Jörg@Bücher.Example', 'info@xn--weingut-mller-4ob.de']) {
      const plain = plainEmail(typed) ?? '';
      expect(plainEmail(plain)).toBe(plain);
    }
  });
});
