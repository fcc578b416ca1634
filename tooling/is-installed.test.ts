import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from './is-installed.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-'));
  mkdirSync(join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, packages: object) =>
  writeFileSync(join(root, path), JSON.stringify({ packages }));

const LOCK = {
  '': {},
  'mf-cart': { version: '0.1.0' },
  'node_modules/@shop/mf-cart': { link: true, resolved: 'mf-cart' },
  'node_modules/react': { version: '19.3.1' },
  'mf-cart/node_modules/zod': { version: '4.6.7' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const THERE = {
  'node_modules/@shop/mf-cart': { link: true, resolved: 'mf-cart' },
  'node_modules/react': { version: '19.3.1' },
  'mf-cart/node_modules/zod': { version: '4.6.7' },
};

describe('isInstalled', () => {
  const without = (path: keyof typeof THERE) => {
    const { [path]: _, ...others } = THERE;
    return others;
  };

  it.each<[string, object, boolean]>([
    ['everything but packages of other platforms', THERE, true],
    ['another version', { ...THERE, 'node_modules/react': { version: '19.3.0' } }, false],
    ['no react', without('node_modules/react'), false],
    ['a nested package less', without('mf-cart/node_modules/zod'), false],
    ['no link to a new workspace', without('node_modules/@shop/mf-cart'), false],
  ])('with %s: %s', (_, there, expected) => {
    write('package-lock.json', LOCK);
    write('node_modules/.package-lock.json', there as object);
    expect(isInstalled(root)).toBe(expected);
  });

  it('is false before the first installation, and with a lock file that cannot be read', () => {
    write('package-lock.json', LOCK);
    expect(isInstalled(root)).toBe(false);
    write('node_modules/.package-lock.json', THERE);
    writeFileSync(join(root, 'package-lock.json'), '<<<<<<< HEAD');
    expect(isInstalled(root)).toBe(false);
  });
});
