import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedVersion } from '../webpack/package-info.ts';
import { findConflict } from './find-conflict.ts';
import { writeRemote } from './write-remote.ts';

let root: string;
const write = (path: string, text: string): void => {
  const target = join(root, path);
  mkdirSync(join(target, '..'), { recursive: true });
  writeFileSync(target, text);
};
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'workspace-'));
  write('package.json', '{"workspaces":["mf-*","shared-contracts","services/notes"]}');
  write('services/notes/package.json', '{"name":"@shop/mf-notes"}');
  write('mf-cart/package.json', '{"name":"@shop/mf-cart","shop":{"portOffset":101}}');
  write('mf-cart/webpack.config.ts', '');
  write('mf-cart/src/routes.ts', "export const routes = [{ path: 'basket/:id' }];");
});
afterEach(() => rmSync(root, { recursive: true }));

describe('writeRemote', () => {
  it('writes only below the folder, with versions of the workspace and the next port', () => {
    const files = writeRemote(root, { name: 'stories', title: 'Our stories' });
    for (const file of files) expect(file).toMatch(/^mf-stories\//);
    expect(files).toContain('mf-stories/src/pages/stories/stories-page.tsx');
    expect(JSON.parse(read('mf-stories/package.json'))).toMatchObject({
      name: '@shop/mf-stories',
      shop: { portOffset: 102 },
      dependencies: {
        '@shop/contracts': installedVersion('@shop/contracts'),
        react: installedVersion('react'),
      },
      devDependencies: { '@shop/remote-kit': installedVersion('@shop/remote-kit') },
    });
  });

  it('writes a repository of its own, with the shop’s packages from a folder of tarballs', () => {
    for (const it of ['contracts', 'remote-kit', 'server-kit', 'standalone'])
      write(`packages/shop-${it}-1.2.3.tgz`, '');
    const packages = join(root, 'packages');
    const files = writeRemote(root, { name: 'stories', title: 'Our stories', packages }, 'outside');
    expect(files).toEqual(
      expect.arrayContaining(['mf-stories/jest.config.mjs', 'mf-stories/tsconfig.json']),
    );
    expect(JSON.parse(read('mf-stories/package.json'))).toMatchObject({
      name: 'mf-stories',
      dependencies: { '@shop/contracts': 'file:../packages/shop-contracts-1.2.3.tgz' },
      devDependencies: { '@shop/remote-kit': 'file:../packages/shop-remote-kit-1.2.3.tgz' },
    });
  });

  it('gives each remote outside the highest port that no other beside it has', () => {
    const packageOf = (name: string) => {
      writeRemote(root, { name, title: 'A title' }, 'outside');
      return JSON.parse(read(`mf-${name}/package.json`));
    };
    expect(packageOf('stories')).toMatchObject({
      shop: { portOffset: 199 },
      scripts: { host: expect.stringContaining('--port 3199') },
    });
    expect(packageOf('club')).toMatchObject({
      shop: { portOffset: 198 },
      scripts: { host: expect.stringContaining('--port 3198') },
    });
  });

  it('refuses a folder without a tarball of each package', () => {
    const request = { name: 'stories', title: 'Our stories', packages: root };
    expect(() => writeRemote(root, request, 'outside')).toThrow(/no tarball of @shop\/contracts/);
  });

  it.each(['inside', 'outside'] as const)(
    'leaves no placeholder, in a file or its path: %s',
    (place) => {
      for (const file of writeRemote(root, { name: 'stories', title: 'Our stories' }, place)) {
        expect(file).not.toMatch(/__|\.tpl$/);
        expect(read(file)).not.toMatch(/__[A-Za-z]+__/);
      }
    },
  );

  it.each(['it', 'en', 'de', 'es', 'fr'])('M7 has texts in %s, with the title', (locale) => {
    writeRemote(root, { name: 'stories', title: 'Our stories' });
    const messages = JSON.parse(read(`mf-stories/src/messages/${locale}.json`)) as object;
    expect(messages).toMatchObject({
      'stories.title': 'Our stories',
      'stories.lead': expect.stringContaining('Our stories'),
    });
  });
});

describe('findConflict', () => {
  it.each([
    ['cart', /folder mf-cart exists/],
    ['notes', /services\/notes is the package @shop\/mf-notes/],
    ['basket', /mf-cart owns the path \/basket/],
  ])('refuses %s', async (name, message) => {
    expect(await findConflict(root, name)).toMatch(message);
  });

  it('accepts a free name', async () => {
    expect(await findConflict(root, 'stories')).toBeNull();
  });
});
