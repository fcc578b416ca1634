import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { historyOf, releasedVersion } from './contract-history.ts';
import { checkReports, writeReports, type Sources } from './report-files.ts';
import { reportText } from './report-text.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'api-reports-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The sources with these exports of one package, and the newest sections of the history. */
const sources = (contract: string, history: string, names: readonly string[]): Sources => {
  const declared = names.map((it) => [it, `declare const ${it}: number;`] as const);
  const entries = new Map([['@shop/x', new Map(declared)]]);
  const text = reportText({ name: '@shop/x', entries, files: [], unexported: new Map() }, contract);
  return { folder, reports: new Map([['x.md', text]]), contract, history: historyOf(history) };
};
const UNRELEASED = '## 3.0.0\n\nNot released.\n\nAdded\n\n## 2.6.0\n\n- A';
const RELEASED = '## 3.0.0\n\nAdded\n\n## 2.6.0\n\n- A';
const NEXT = (version: string) => `## ${version}\n\nNot released.\n\n${RELEASED}`;

it('the history names its versions, newest first, and which are released', () => {
  expect(historyOf(UNRELEASED)).toEqual([
    { version: '3.0.0', isReleased: false },
    { version: '2.6.0', isReleased: true },
  ]);
  expect(releasedVersion(historyOf(RELEASED))).toBe('3.0.0');
  // Nobody could install packages of 2.x.
  expect(releasedVersion(historyOf(UNRELEASED))).toBeNull();
});

describe('reports in the repository', () => {
  it('pass once they are written', () => {
    const it = sources('3.0.0', UNRELEASED, ['a']);
    expect(checkReports(it)).toEqual([
      'x.md is not the public API of the sources: run npm run api-report',
    ]);
    expect(writeReports(it)).toEqual([]);
    expect(checkReports(it)).toEqual([]);
  });

  it('fail if the sources export something else', () => {
    writeReports(sources('3.0.0', UNRELEASED, ['a', 'b']));
    expect(checkReports(sources('3.0.0', UNRELEASED, ['a']))).toHaveLength(1);
  });

  it('fail if the history has another newest version', () => {
    const problems = writeReports(sources('3.1.0', UNRELEASED, ['a']));
    expect(problems).toEqual([
      'docs/contract-history.md begins with 3.0.0, CONTRACT_VERSION is 3.1.0',
    ]);
  });

  it('R4 may change in any way before the contract is released', () => {
    writeReports(sources('3.0.0', UNRELEASED, ['a', 'b']));
    expect(writeReports(sources('3.0.0', UNRELEASED, ['a']))).toEqual([]);
  });

  it('R4 a release keeps its reports, and asks for them if they are missing', () => {
    writeReports(sources('3.0.0', UNRELEASED, ['a']));
    const released = sources('3.0.0', RELEASED, ['a']);
    expect(checkReports(released)).toEqual([
      'released/x.md is not the report of contract 3.0.0: run npm run api-report',
    ]);
    expect(writeReports(released)).toEqual([]);
    expect(readFileSync(join(folder, 'released/x.md'), 'utf8')).toContain('Contract 3.0.0.');
  });

  it('R4 a released contract takes no addition, its next minor version does', () => {
    writeReports(sources('3.0.0', RELEASED, ['a']));
    expect(writeReports(sources('3.0.0', RELEASED, ['a', 'b'])).join('\n')).toContain('3.1.0');
    // Writing did not make the addition a part of the released contract.
    expect(checkReports(sources('3.0.0', RELEASED, ['a', 'b']))).toHaveLength(1);
    expect(writeReports(sources('3.1.0', NEXT('3.1.0'), ['a', 'b']))).toEqual([]);
  });

  it('R4 a removal needs the next major version, whose reports may change until its release', () => {
    writeReports(sources('3.0.0', UNRELEASED, ['a', 'b']));
    // Release and next version in one change: the report on disk is that of the release.
    const [problem] = writeReports(sources('3.1.0', NEXT('3.1.0'), ['a']));
    expect(problem).toContain('must be 4.0.0, not 3.1.0');
    expect(problem).toContain('Removed: @shop/x b');
    expect(writeReports(sources('4.0.0', NEXT('4.0.0'), ['a']))).toEqual([]);
    expect(writeReports(sources('4.0.0', NEXT('4.0.0'), ['c']))).toEqual([]);
  });

  it('keep the reports of the release if the present ones are edited by hand', () => {
    writeReports(sources('3.0.0', RELEASED, ['a']));
    writeFileSync(join(folder, 'x.md'), 'Contract 3.0.0. edited');
    writeReports(sources('3.0.0', RELEASED, ['a']));
    expect(readFileSync(join(folder, 'released/x.md'), 'utf8')).toContain('declare const a');
  });
});
