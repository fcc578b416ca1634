import fc from 'fast-check';

/** Strings with a meaning to JavaScript, SQL, file systems, browsers or terminals, and out-of-range numbers. */
const WORDS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'then',
  'null',
  'undefined',
  'NaN',
  'true',
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  '0x10',
  '1.5',
  '../../../etc/passwd',
  '..%2f..%2f',
  '%2e%2e',
  '%00',
  '%',
  '%%%%',
  '_',
  "' OR 1=1 --",
  '"; DROP TABLE skus; --',
  '<script>alert(1)</script>',
  '${7*7}',
  '\r\nset-cookie: a=b',
  '\u0000',
  '\ud800',
  'é🍷ß',
  'İıſK',
  '‮',
  'javascript:alert(1)',
  'http://127.0.0.1:1/',
  '[',
  ']',
  '{}',
  '[]',
  ',',
  '.',
  '..',
];

/** A string repeated once or many times: `%a%a%a…`. */
const repeated = fc
  .tuple(
    fc.constantFrom('a', '%a', 'é%', '_%', 'x,', 'a.b.', '((((', '[', '\\', '🍷', '/..', '%41'),
    fc.constantFrom(1, 10, 100, 1000),
  )
  .map(([text, times]) => text.repeat(times));

/** Values for a string parameter. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 2, arbitrary: repeated },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** JSON text beyond the allowed depth or width. */
const extremeJson = fc.constantFrom(
  '['.repeat(20_000),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
  `{${Array.from({ length: 3000 }, (_, it) => `"k${it}":1`).join()}}`,
  `[${'1,'.repeat(20_000)}1]`,
  '{"a":1,"a":2}',
  '1e400',
  '"\\ud800"',
  `"${'x'.repeat(100_000)}"`,
  `"${'x'.repeat(300_000)}"`,
);

/** A JSON value as text. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: hostileText.map((it) => JSON.stringify(it)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'null',
      'true',
      '0',
      '-1',
      '1.5',
      '2147483648',
      '1e300',
      '{}',
      '[]',
      '[[]]',
    ),
  },
  { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: extremeJson },
);

/** A lone surrogate has no encoding. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** A correctly encoded query value. */
export const encodeWell = (text: string): string => encodeURIComponent(wellFormed(text));

/** A path or query value: encoded correctly, twice, or not at all. */
export const encoded = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(text, fc.constantFrom('once', 'once', 'once', 'twice', 'not')).map(([it, how]) => {
    const once = encodeWell(it);
    if (how === 'twice') return encodeURIComponent(once);
    // Characters that cannot be sent are encoded anyway.
    return how === 'once' ? once : it.replace(/[^\u0021-\u007e]|[#?]/g, (c) => encodeWell(c));
  });

/** Bytes that are invalid UTF-8 or an invalid escape. */
export const brokenEncoding = fc.constantFrom(
  '%ff',
  '%c0%ae',
  '%e0%a4%a',
  '%',
  '%zz',
  '%5f%5F',
  '%2F',
  '%5c',
  '%u0041',
);

const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'PATCH',
  'PUT',
  'DELETE',
];
const ODD_METHODS = ['OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'SEARCH', 'LOCK', 'QUERY'];

export const method = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...METHODS) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_METHODS) },
);

/** Header values are sent verbatim, so they contain only allowed characters. */
const headerText = hostileText.map((it) =>
  it.replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?').slice(0, 8000),
);

/** Headers that a client controls. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        'accept',
        'accept-language',
        'accept-encoding',
        'content-type',
        'content-encoding',
        'cookie',
        'host',
        'if-none-match',
        'if-modified-since',
        'origin',
        'range',
        'referer',
        'user-agent',
        'x-forwarded-for',
        'x-forwarded-host',
        'x-request-id',
        'x-http-method-override',
      ),
      headerText,
      { maxKeys: 3, noNullPrototype: true },
    ),
  },
);
