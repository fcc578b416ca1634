import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readShellAssets, withLateFonts } from './page-assets.ts';

const FACE = "@font-face{font-display:swap;src:url(/assets/serif.subset.a1.woff2) format('woff2')}";
let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'shell-'));
  mkdirSync(join(dist, 'web'));
  writeFileSync(join(dist, 'web', 'shell.css'), FACE);
  const assets = {
    begin: { js: ['begin.js'], css: [] },
    'federation-runtime': { js: ['federation-runtime.js'], css: [] },
    shell: { js: ['shell.js'], css: ['shell.css'] },
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
      messages: { it: ['/assets/texts-it.js'] },
    });
  });

  it('display a font on a private page only if it is cached', () => {
    const shell = readShellAssets(dist);
    expect(withLateFonts(shell)).toEqual({ ...shell, css: FACE.replace('swap', 'optional') });
  });
});
