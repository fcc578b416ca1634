import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontFacesLoader from './font-faces.mjs';
import subsetFontLoader from './subset-font.mjs';

const require = createRequire(__filename);
const SERIF = '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

const subsetOf = (resourceQuery: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const context = {
      resourceQuery,
      async: () => (error: Error | null, font?: Buffer) =>
        font ? resolve(font) : reject(error ?? new Error('no font')),
    };
    subsetFontLoader.call(context, readFileSync(require.resolve(SERIF)));
  });

describe('a style sheet that declares fonts', () => {
  const face = (query: string) => `@font-face {
  src: url('serif.woff2${query}') format('woff2');
  font-weight: 400 600;
  unicode-range:
    U+20-7E,
    U+A0;
}`;

  it('names the characters and weights of a subset in the address of its file', () => {
    expect(fontFacesLoader(face('?subset'))).toBe(face('?subset=U+20-7E,U+A0;400-600'));
  });

  it('stays as it is without one', () => {
    expect(fontFacesLoader(face(''))).toBe(face(''));
    const rule = ".a { background: url('a.woff2?subset') }";
    expect(fontFacesLoader(rule)).toBe(rule);
  });
});

describe('the subset of a font', () => {
  it('has only its characters and weights, and is the same in every build', async () => {
    const whole = readFileSync(require.resolve(SERIF));
    const letters = await subsetOf('?subset=U+20-7E;420');
    expect(letters.subarray(0, 4).toString()).toBe('wOF2');
    expect(letters.length).toBeLessThan(whole.length / 3);
    expect((await subsetOf('?subset=U+20-7E;380-500')).length).toBeGreaterThan(letters.length);
    expect((await subsetOf('?subset=U+41-5A;420')).length).toBeLessThan(letters.length);
    expect(await subsetOf('?subset=U+20-7E;420')).toEqual(letters);
  });
});
