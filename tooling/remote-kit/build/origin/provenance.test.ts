import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provenanceSchema } from '@shop/contracts/remote/release-statement';
import { provenanceOf } from './provenance.ts';

let root: string;
let folder: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
    cwd: root,
  }).toString();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'provenance-'));
  folder = join(root, 'mf-cart');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, '.gitignore'), 'ignored/\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const commitAll = (): string => {
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'sources');
  return git('rev-parse', 'HEAD').trim();
};
const provenance = (of = folder) => {
  const lockFile = join(root, 'package-lock.json');
  return provenanceOf({ folder: of, paths: [of, lockFile], inputs: 'a'.repeat(64), lockFile });
};

describe('provenanceOf', () => {
  it('names the commit, the lock file and the builder', () => {
    const commit = commitAll();
    const stated = provenance();
    expect(provenanceSchema.parse(stated)).toMatchObject({
      commit,
      builder: { node: process.version },
    });
    expect(stated.lockHash).toMatch(/^44136fa3/);
  });

  it('is dirty if files that the build read were changed or added, and only then', () => {
    commitAll();
    writeFileSync(join(root, 'README.md'), 'not read by the build');
    expect(provenance().dirty).toBe(false);
    writeFileSync(join(folder, 'added.ts'), '');
    expect(provenance().dirty).toBe(true);
    rmSync(join(folder, 'added.ts'));
    writeFileSync(join(root, 'package-lock.json'), '{ }');
    expect(provenance().dirty).toBe(true);
  });

  it('is dirty outside a repository, where nobody can find the sources', () => {
    expect(provenance()).toMatchObject({ commit: 'unknown', dirty: true });
  });

  it('is dirty if a copy is built in an ignored folder', () => {
    commitAll();
    const copy = join(root, 'ignored/mf-cart');
    mkdirSync(copy, { recursive: true });
    writeFileSync(join(copy, 'package.json'), '{}');
    expect(provenance(copy).dirty).toBe(true);
  });
});
