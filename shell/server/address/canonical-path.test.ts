/** @jest-environment node */
import fc from 'fast-check';
import { paths } from '@shop/contracts/routing/paths';
import { canonicalPath, decodableUrl } from './canonical-path.ts';

const percent = (text: string): string =>
  [...new TextEncoder().encode(text)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');

it('SEO maps every spelling of a linked path to the link’s spelling', () => {
  const code = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(code, (it) => {
      const linked = paths.product(it);
      expect(canonicalPath(linked)).toBe(linked);
      expect(canonicalPath(`/${percent('product')}/${percent(it)}`)).toBe(linked);
    }),
  );
});

it.each(['/%E0%A4', '/%', '/it/eur/it/%zz/a', '/a%C3%28b'])(
  'S13 %s becomes an address of text',
  (url) => {
    expect(canonicalPath(url)).toBeNull();
    const readable = decodableUrl(`${url}?a=%`);
    expect(decodeURIComponent(readable.split('?')[0] ?? '')).toBe(url);
    expect(readable.endsWith('?a=%')).toBe(true);
  },
);

it('S13 leaves other addresses as they are', () => {
  expect(decodableUrl('/it/eur/it/product/a%2Fb?q=%&r=1?2')).toBe(
    '/it/eur/it/product/a%2Fb?q=%&r=1?2',
  );
});
