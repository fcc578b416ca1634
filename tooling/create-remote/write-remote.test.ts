import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  write(
    'shared-contracts/package.json',
    '{"name":"@shop/contracts","version":"1.2.3","dependencies":{"react":"19.9.9"}}',
  );
  write('tooling/package.json', '{"version":"0.1.0"}');
  write('tooling/standalone/package.json', '{"version":"0.2.0"}');
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
      dependencies: { '@shop/contracts': '1.2.3', react: '19.9.9' },
      devDependencies: { '@shop/standalone': '0.2.0', '@shop/tooling': '0.1.0' },
    });
  });

  it('leaves no placeholder, in a file or its path', () => {
    for (const file of writeRemote(root, { name: 'stories', title: 'Our stories' })) {
      expect(file).not.toMatch(/__|\.tpl$/);
      expect(read(file)).not.toMatch(/__[A-Za-z]+__/);
    }
  });

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
    ['shell', /shop itself/],
    ['notes', /services\/notes is the package @shop\/mf-notes/],
    ['basket', /mf-cart owns the path \/basket/],
  ])('refuses %s', async (name, message) => {
    expect(await findConflict(root, name)).toMatch(message);
  });

  it('accepts a free name', async () => {
    expect(await findConflict(root, 'stories')).toBeNull();
  });
});
