import { withoutLinks } from './inert-text.ts';

describe('withoutLinks', () => {
  it.each([
    ['example.com/it', 'example. com/it'],
    ['HTTPS://www.example.com', 'HTTPS: //www. example. com'],
    ['http://ada@example.com/x', 'http: //ada@example. com/x'],
    ['пример。рф', 'пример。 рф'],
    ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd. xn--p1ai'],
    ['exam\u200bple.\u200bcom', 'example. com'],
    ['उदाहरण.भारत', 'उदाहरण. भारत'],
    ['हिन्दी.भारत', 'हिन्दी. भारत'],
    ['evil.c\u00adom', 'evil. com'],
    ['evil.\u2060com', 'evil. com'],
    ['evil.c\u2063om', 'evil. com'],
    ['evil.\u200dcom', 'evil. \u200dcom'],
    ['evil\u200c.c\u200com', 'evil\u200c. c\u200com'],
    ['Broken.Thank you', 'Broken. Thank you'],
  ])('S11 X breaks %j', (text, broken) => {
    expect(withoutLinks(text)).toBe(broken);
  });

  it.each([
    'Two bottles were broken. Thank you.',
    'Rossi S.p.A., D.O.C.G. and 4.50 € of 12.345',
    'fatture@pec.example',
    'Auguri\ndi cuore',
    'می\u200cخواهم 👨\u200d👩\u200d👧',
  ])('S11 keeps %j', (text) => {
    expect(withoutLinks(text)).toBe(text);
  });
});
