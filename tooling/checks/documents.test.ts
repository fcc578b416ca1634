import { existsSync, readFileSync } from 'node:fs';
import { posix, relative, sep } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';
import { listFiles } from './messages/list-files.ts';

const files = listFiles(ROOT).map((it) => relative(ROOT, it).replaceAll(sep, '/'));
const paths = new Set(files);
for (const file of files)
  for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder))
    paths.add(folder);

/** The changelog and the history name paths of their time, reports of public APIs name entries of packages. */
const documents = files.filter(
  (it) =>
    it.endsWith('.md') && !/CHANGELOG\.md$|contract-history\.md$|^docs\/api\/|\/content\//.test(it),
);
const TOP = new Set([...paths].filter((it) => !it.includes('/')));
const QUOTED = /`([\w@.-]+(?:\/[\w@.-]+)+\/?)`/g;
/** Output of a build or a start, or an example. */
const UNTRACKED = /(^|\/)(node_modules|dist|media|\.shop|\.cache)\/|saved-carts|\/x\.tsx$/;

const isPath = (quoted: string): boolean =>
  !UNTRACKED.test(quoted) &&
  (TOP.has(quoted.split('/')[0] ?? '') || /\.(ts|tsx|css|json|mjs)$/.test(quoted));

const textOf = (document: string): string => readFileSync(`${ROOT}/${document}`, 'utf8');

/** Quoted paths of a document, from the root, from the document's folder, or as the end of a path. */
const missingIn = (document: string): string[] =>
  [...textOf(document).matchAll(QUOTED)]
    .map(([, quoted = '']) => quoted.replace(/\/$/, ''))
    .filter(isPath)
    .filter((it) => {
      const beside = posix.normalize(posix.join(posix.dirname(document), it));
      if (paths.has(it) || paths.has(beside)) return false;
      return ![...paths].some((path) => path.endsWith(`/${it.replace(/^(\.\.?\/)+/, '')}`));
    });

describe('documents', () => {
  it.each(documents)('%s names only paths that exist', (document) => {
    expect(missingIn(document)).toEqual([]);
  });

  it('docs/compliance.md names the test of every duty', () => {
    const [, duties = ''] = textOf('docs/compliance.md').split(/^## /m);
    const rows = duties.split('\n').filter((it) => /^\| /.test(it) && !/^\| (duty|---)/.test(it));
    expect(rows.length).toBeGreaterThanOrEqual(20);
    for (const row of rows) {
      const [, test = ''] = /`([^`]+)` *\|$/.exec(row) ?? [];
      expect([row, paths.has(test) && /\.(test|spec)\.tsx?$/.test(test)]).toEqual([row, true]);
    }
  });

  it('docs/asvs.md judges every requirement of levels 1 and 2, with evidence or a reason', () => {
    const rows = textOf('docs/asvs.md')
      .split('\n')
      .map((it) => it.split('|').map((cell) => cell.trim()))
      .filter(([, id = '']) => /^\d+\.\d+\.\d+$/.test(id));
    // Of version 5.0.0: 70 of level 1, 183 of level 2.
    expect(new Set(rows.map(([, id]) => id)).size).toBe(253);
    expect(rows).toHaveLength(253);
    for (const [, id, , state, evidence = ''] of rows) {
      const [, file = ''] = /^`([^`]+)`$/.exec(evidence) ?? [];
      const isJudged =
        state === 'holds'
          ? existsSync(`${ROOT}/${file}`) && file !== ''
          : /^(?:open|not applicable)$/.test(state ?? '') && evidence.length >= 5;
      expect([id, isJudged]).toEqual([id, true]);
    }
  });

  it('docs/finding-your-way.md answers at least 30 questions, each with a path', () => {
    const rows = textOf('docs/finding-your-way.md')
      .split('\n')
      .filter((it) => /^\| /.test(it) && !/^\| (where|---)/.test(it));
    expect(rows.length).toBeGreaterThanOrEqual(30);
    for (const row of rows) {
      const answers = [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, it]) => it);
      expect(answers.length).toBeGreaterThan(0);
      expect(answers.filter((it) => !paths.has(it ?? ''))).toEqual([]);
    }
  });
});
