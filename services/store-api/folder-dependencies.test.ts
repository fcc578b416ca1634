import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const ROOT = __dirname;
const IMPORT = /(?:from\s+|import\s*\(?\s*|declare module\s+)['"](\.[^'"]+)['"]/g;

/** Top-level folder of a file; null for files beside the entry point, which wire the folders together. */
const folderOf = (file: string): string | null => {
  const [folder, ...rest] = relative(ROOT, file).split(sep);
  return folder === undefined || rest.length === 0 ? null : folder;
};
const isTest = (file: string): boolean => /\.test\.ts$|[/\\]testing[/\\]/.test(file);

const dependencies = new Map<string, Set<string>>();
for (const name of readdirSync(ROOT, { recursive: true, encoding: 'utf8' })) {
  const file = join(ROOT, name);
  const folder = folderOf(file);
  if (!name.endsWith('.ts') || isTest(file) || folder === null || folder === 'node_modules')
    continue;
  const its = dependencies.get(folder) ?? new Set();
  dependencies.set(folder, its);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const other = folderOf(join(dirname(file), specifier));
    if (other !== null && other !== folder) its.add(other);
  }
}

const reachableFrom = (start: string): Set<string> => {
  const found = new Set<string>();
  const open = [...(dependencies.get(start) ?? [])];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    open.push(...(dependencies.get(folder) ?? []));
  }
  return found;
};

describe('folders of store-api', () => {
  it('import each other without a cycle, types included', () => {
    const folders = [...dependencies.keys()];
    expect(folders).toEqual(expect.arrayContaining(['database', 'mails', 'own-api']));
    expect(folders.filter((it) => reachableFrom(it).has(it))).toEqual([]);
  });

  it.each(['database', 'timing', 'platform', 'http'])('%s imports no feature', (folder) => {
    const ground = new Set(['config', 'database', 'timing', 'platform', 'http']);
    expect([...(dependencies.get(folder) ?? [])].filter((it) => !ground.has(it))).toEqual([]);
  });

  it('database imports at most config', () => {
    expect([...(dependencies.get('database') ?? [])].filter((it) => it !== 'config')).toEqual([]);
  });
});
