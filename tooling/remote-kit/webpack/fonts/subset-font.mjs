import subsetFont from 'subset-font';

/**
 * Kerning, ligatures, the figures that prices and tables ask for, and the glyphs of the weight (without `rvrn` Fraunces has
 * another ampersand). Others add glyphs that no text requests.
 */
const FEATURES = ['kern', 'liga', 'lnum', 'rvrn', 'tnum'];

/** `U+41-43,U+20AC` as the characters themselves. */
const charactersIn = (range) =>
  range
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part
        .replace(/^U\+/i, '')
        .split('-')
        .map((it) => Number.parseInt(it, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');

/** `420` fixes the axis, `400-600` limits it. */
const weightsIn = (weights) => {
  const [min, max = min] = weights.split('-').map(Number);
  return min === max ? min : { min, max };
};

/** The loader reads a file, not text. */
export const raw = true;

/**
 * Loader of a font whose address names a subset, `U+20-7E,U+A0;400-600` (`font-faces.mjs`). The result is WOFF2, the same
 * on every machine.
 */
export default function subsetFontLoader(font) {
  const [range, weights] = this.resourceQuery.replace('?subset=', '').split(';');
  const done = this.async();
  subsetFont(font, charactersIn(range), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: { wght: weightsIn(weights) },
    // Copyright and license, which the Open Font License asks of every copy.
    preserveNameIds: [0, 13, 14],
  }).then((subset) => done(null, subset), done);
}
