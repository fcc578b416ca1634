import fc from 'fast-check';
import { safeNext } from './safe-next.ts';

describe('the page after login', () => {
  it.each([
    ['/checkout', '/checkout'],
    ['/account/orders?page=2', '/account/orders?page=2'],
    ['/product/BARBERA%20ASTI#story', '/product/BARBERA%20ASTI#story'],
    ['/search?q=a%2Fb//c', '/search?q=a%2Fb//c'],
  ])('S10 is the requested path: %s', (next, path) => {
    expect(safeNext(next)).toBe(path);
  });

  it.each([
    null,
    '',
    'checkout',
    '//evil.example',
    '/\\evil.example',
    '\\evil.example',
    '\\\\evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    '%2F%2Fevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/../../de/eur/de',
    '/%2e%2e/%2e%2e/admin',
    '/a//b',
    '/%',
    '/%2525252525252Fevil',
    '/account/login?next=/checkout',
    '/account/register/',
  ])('S10 is the account page for %j', (next) => {
    expect(safeNext(next)).toBe('/account');
  });

  it('S10 never leaves the shop’s market for any input', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5C',
      '..',
      '.',
      '%2e',
      ':',
      '@',
      '?',
      '#',
      '\t',
      'evil.example',
      'https:',
      '%',
      'a',
    );
    const hostile = fc.array(fc.oneof(part, fc.string({ unit: 'binary', maxLength: 3 })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(hostile, (parts) => {
        const url = new URL(`/it/eur/it${safeNext(parts.join(''))}`, 'https://shop.example');
        expect(url.origin).toBe('https://shop.example');
        expect(url.pathname).toMatch(/^\/it\/eur\/it\/(?!\/)/);
      }),
      { numRuns: 2000 },
    );
  });
});
