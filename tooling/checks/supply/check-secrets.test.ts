/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSecrets } from './check-secrets.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'secrets-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true }));

const KEY = ['AKIA', 'IOSFODNN7EXAMPLE'].join('');

it('reads tracked text files, and no others', () => {
  writeFileSync(join(root, 'tracked.ts'), `// one\nexport const key = '${KEY}';\n`);
  writeFileSync(join(root, 'tracked.png'), `\0${KEY}`);
  writeFileSync(join(root, 'untracked.ts'), KEY);
  execFileSync('git', ['add', 'tracked.ts', 'tracked.png'], { cwd: root });
  expect(checkSecrets(root)).toEqual([
    expect.stringMatching(/^tracked\.ts:2: AWS access key AKIAIO… \(20 characters\)\. Remove it/),
  ]);
});

it('accepts a tracked file that is deleted', () => {
  writeFileSync(join(root, 'gone.ts'), KEY);
  execFileSync('git', ['add', 'gone.ts'], { cwd: root });
  rmSync(join(root, 'gone.ts'));
  expect(checkSecrets(root)).toEqual([]);
});
