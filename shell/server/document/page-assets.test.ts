import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ofPrivatePage, ofPublicPage, readShellAssets } from './page-assets.ts';

const FACE = "@font-face{font-display:swap;src:url(/assets/serif.subset.a1.woff2) format('woff2')}";
const FIELDS = '.fields{display:grid}';
let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'shell-'));
  mkdirSync(join(dist, 'web'));
  writeFileSync(join(dist, 'web', 'shell.css'), FACE);
  writeFileSync(join(dist, 'web', 'form-sheets.css'), FIELDS);
  const assets = {
    begin: { js: ['begin.js'], css: [] },
    'federation-runtime': { js: ['federation-runtime.js'], css: [] },
    shell: { js: ['shell.js'], css: ['shell.css'] },
    'form-sheets': { js: [], css: ['form-sheets.css'] },
    'messages-it': { js: ['texts-it.js'], css: [] },
    'common-it': { js: ['texts-it.js'], css: [] },
  };
  writeFileSync(join(dist, 'assets.json'), JSON.stringify(assets));
});
afterEach(() => rmSync(dist, { recursive: true }));

describe('the shell’s own files', () => {
  it('are those of its build, each once', () => {
    expect(readShellAssets(dist)).toEqual({
      begin: ['/assets/begin.js'],
      scripts: ['/assets/federation-runtime.js', '/assets/shell.js'],
      css: FACE,
      formSheets: [{ href: '/assets/form-sheets.css', css: FIELDS }],
      messages: { it: ['/assets/texts-it.js'] },
    });
  });

  it('display a font on a private page only if it is cached', () => {
    const shell = readShellAssets(dist);
    expect(ofPrivatePage(shell)).toEqual({ ...shell, css: FACE.replace('swap', 'optional') });
  });

  it('leave out the sheets of forms on a public page', () => {
    const shell = readShellAssets(dist);
    expect(ofPublicPage(shell)).toEqual({ ...shell, formSheets: [] });
  });
});
