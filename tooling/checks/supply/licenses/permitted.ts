/** Licences that a package may have: permissive, or for data and fonts. */
export const PERMITTED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Data and fonts.
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** A package that is used despite its `license`. */
export interface Exception {
  /** Name of a package, or of all that begin so: `@img/sharp-*`. */
  readonly name: string;
  readonly license: string;
  /** `development`: the package must not be part of what runs in production. */
  readonly use: 'anywhere' | 'development';
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    name: 'axe-core',
    license: 'MPL-2.0',
    use: 'development',
    reason: 'accessibility tests; unchanged, and not distributed',
  },
  {
    name: '@img/sharp-*',
    license: 'LGPL-3.0-or-later',
    use: 'development',
    reason: 'libvips draws the pictures of the demo; not distributed',
  },
  { name: 'busboy', license: 'none', use: 'development', reason: 'its LICENSE file is MIT' },
  { name: 'streamsearch', license: 'none', use: 'development', reason: 'its LICENSE file is MIT' },
  {
    name: 'humanize-number',
    license: 'none',
    use: 'development',
    reason: 'its readme states MIT; used by the tool that packs releases',
  },
  {
    name: 'gitconfiglocal',
    license: 'BSD',
    use: 'development',
    reason: 'its LICENSE file is BSD-3-Clause',
  },
  {
    name: 'slick',
    license: 'MIT (http://mootools.net/license.txt)',
    use: 'anywhere',
    reason: 'MIT with an address behind it',
  },
];
