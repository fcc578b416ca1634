import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import { folderOf, freePortOffset, readRemotes } from './remotes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'remotes-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (folder: string, manifest: object, isRemote = true): void => {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
  if (isRemote) writeFileSync(join(root, folder, 'webpack.config.ts'), '');
};

describe('readRemotes', () => {
  it('finds every folder mf-* that is a package with a build, by port', () => {
    write('mf-cart', { shop: { portOffset: 102 } });
    write('mf-catalog', { shop: { portOffset: 101 } });
    write('mf-notes', {}, false);
    write('shell', {});
    mkdirSync(join(root, 'mf-empty'));
    expect(readRemotes(root)).toEqual([
      { name: 'catalog', folder: 'mf-catalog', portOffset: 101 },
      { name: 'cart', folder: 'mf-cart', portOffset: 102 },
    ]);
  });

  it('finds the remote of a repository of its own, by the name of its package', () => {
    write('.', { name: '@acme/mf-stories', shop: { portOffset: 199 } });
    expect(readRemotes(root)).toEqual([{ name: 'stories', folder: '.', portOffset: 199 }]);
    expect(folderOf(root, 'stories' as RemoteName)).toBe(root);
  });

  it('rejects an offset that two remotes have, as after a merge, and names a free one', () => {
    write('mf-cart', { shop: { portOffset: 101 } });
    write('mf-stories', { shop: { portOffset: 101 } });
    expect(() => readRemotes(root)).toThrow(
      /mf-\w+\/package\.json: shop\.portOffset is 101, which mf-\w+ has too\..*102 is free/,
    );
  });

  it.each([{}, { shop: {} }, { shop: { portOffset: 100 } }, { shop: { portOffset: 200 } }])(
    'rejects a package.json without an offset of the range: %j',
    (manifest) => {
      write('mf-cart', manifest);
      expect(() => readRemotes(root)).toThrow(/mf-cart\/package\.json.*from 101 to 199/);
    },
  );
});

it('freePortOffset fills the first gap', () => {
  expect(freePortOffset([101, 102, 104].map((portOffset) => ({ portOffset })))).toBe(103);
});
