/** @jest-environment node */
import type { Lock } from '../lock-file.ts';
import { checkLicenses, isPermitted } from './check-licenses.ts';
import type { Exception } from './permitted.ts';

const lockOf = (packages: Lock): Lock => ({
  shop: { dependencies: { one: '1.0.0' }, ...packages['shop'] },
  ...packages,
});

describe('isPermitted', () => {
  it.each([
    'MIT',
    '(MIT OR GPL-3.0-or-later)',
    'GPL-2.0-only OR BSD-3-Clause',
    '(MIT AND Zlib)',
    '(GPL-2.0-only OR (MIT AND ISC))',
  ])('permits %s', (license) => expect(isPermitted(license)).toBe(true));

  it.each([
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    '(MIT AND (GPL-3.0-only OR AGPL-3.0-only))',
    'SEE LICENSE IN LICENSE',
    'none',
    '',
  ])('refuses %j', (license) => expect(isPermitted(license)).toBe(false));
});

describe('checkLicenses', () => {
  it('accepts packages with permitted licences', () => {
    const lock = lockOf({ 'node_modules/one': { version: '1.0.0', license: 'MIT' } });
    expect(checkLicenses(lock, ['shop'], [])).toEqual([]);
  });

  it.each([['AGPL-3.0-only'], [undefined]])('names a package with the licence %s', (license) => {
    const lock = lockOf({
      'node_modules/one': { version: '1.2.0', ...(license && { license }) },
    });
    expect(checkLicenses(lock, ['shop'], [])).toEqual([
      expect.stringMatching(/^one@1\.2\.0: the licence (AGPL-3\.0-only|none) is not permitted\./),
    ]);
  });

  const exception: Exception = {
    name: '@tools/*',
    license: 'LGPL-3.0-only',
    use: 'development',
    reason: 'a test',
  };
  const tool = { version: '3.0.0', license: 'LGPL-3.0-only AND MIT' };

  it('accepts an exception for development', () => {
    const lock = lockOf({ 'node_modules/@tools/draw': tool });
    expect(checkLicenses(lock, ['shop'], [exception])).toEqual([]);
  });

  it('refuses it as soon as production needs the package, if only by another one', () => {
    const lock = lockOf({
      'node_modules/one': {
        version: '1.0.0',
        license: 'MIT',
        dependencies: { '@tools/draw': '3' },
      },
      'node_modules/@tools/draw': tool,
    });
    expect(checkLicenses(lock, ['shop'], [exception])).toEqual([
      expect.stringContaining('permitted in development only, but it is part of production'),
    ]);
  });

  it('names an exception that no package needs', () => {
    expect(checkLicenses(lockOf({}), ['shop'], [exception])).toEqual([
      'The exception of @tools/* (LGPL-3.0-only) is not needed: remove it.',
    ]);
  });
});
