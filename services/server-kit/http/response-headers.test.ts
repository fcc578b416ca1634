import { nameCharset } from './response-headers.ts';

const typeOf = (type: string | undefined) => {
  let now = type;
  nameCharset({ getHeader: () => now, header: (_, value) => (now = value) });
  return now;
};

describe('nameCharset', () => {
  it.each([
    ['text/plain', 'text/plain; charset=utf-8'],
    ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
    ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
    ['application/json', 'application/json'],
    [undefined, undefined],
  ])('names the encoding of a text without one: %s', (type, named) => {
    expect(typeOf(type)).toBe(named);
  });
});
