import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';
import { compile } from './compile.ts';
import { PACKED, type PackedPackage } from './packed-packages.ts';
import { type Sibling, withSiblingImports } from './sibling-imports.ts';
import { type Manifest, publishedManifest } from './published-manifest.ts';

const SOURCE =
  /(\bfrom\s*|\bimport\s*|\bimport\(\s*(?:\/\*[^]*?\*\/\s*)*)(['"])(\.\.?\/[^'"\n]*)\.tsx?\2/g;

/**
 * Makes relative imports of `./x.ts` name the compiled `./x.js`. TypeScript's own option wraps imports of a template
 * (`./messages/${locale}.json`) in a function, which webpack cannot read. Other strings stay: a setting may name the
 * sources of a remote.
 *
 * @param text of a compiled module, its declarations or a script
 */
export const withCompiledImports = (text: string): string => text.replace(SOURCE, '$1$2$3.js$2');

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.cache']);
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isTypeScript = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

/** Files of a package, absolute, without tests and without packages inside its folder. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory())
      return isTest(entry.name) || entry.name === 'package.json' ? [] : [path];
    const isOther = PACKED.some(
      (it) =>
        join(ROOT, it.folder) === path ||
        it.without?.some((inner) => join(ROOT, it.folder, inner) === path),
    );
    return SKIPPED_FOLDERS.has(entry.name) || isOther ? [] : filesOf(path);
  });

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

const siblings = (): Sibling[] =>
  PACKED.map(({ folder }) => ({ folder, name: manifestOf(folder).name }));

/** Makes the imports in every module of a folder those of the packed packages. */
const rewriteImports = (target: string, folder: string): void => {
  const all = siblings();
  const own = all.find((it) => it.folder === folder);
  if (!own) throw new Error(`${folder} is not packed`);
  for (const file of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:[mc]?js|d\.ts|css)$/.test(file)) continue;
    const path = join(target, file);
    const text = readFileSync(path, 'utf8');
    const linked = withSiblingImports(text, join(folder, file), own, all);
    writeFileSync(path, file.endsWith('.css') ? linked : withCompiledImports(linked));
  }
};

const writePackage = ({ folder, copies = {} }: PackedPackage, compiled: string, target: string) => {
  const source = join(ROOT, folder);
  cpSync(join(compiled, folder), target, { recursive: true });
  for (const file of filesOf(source).filter((it) => !isTypeScript(it))) {
    const copy = join(target, relative(source, file));
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(file, copy);
  }
  for (const [path, from] of Object.entries(copies)) cpSync(join(ROOT, from), join(target, path));
  rewriteImports(target, folder);
  const manifest = publishedManifest(manifestOf(folder));
  writeFileSync(join(target, 'package.json'), JSON.stringify(manifest, null, 2));
};

/**
 * Packs what a team outside of this repository installs: contracts, server kit, standalone page and remote kit,
 * compiled, each as a tarball of npm.
 *
 * @param out folder of the tarballs, emptied before
 * @returns their absolute paths
 */
export const packPackages = (out: string): string[] => {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const work = mkdtempSync(join(out, 'work-'));
  try {
    const sources = PACKED.flatMap(({ folder }) => filesOf(join(ROOT, folder)));
    const compiled = join(work, 'compiled');
    compile(sources.filter(isTypeScript), compiled);
    return PACKED.map((packed) => {
      const target = join(work, packed.folder.split(sep).join('-'));
      writePackage(packed, compiled, target);
      const name = execFileSync('npm', ['pack', '--silent', '--ignore-scripts'], {
        cwd: target,
        encoding: 'utf8',
      }).trim();
      renameSync(join(target, name), join(out, name));
      return join(out, name);
    });
  } finally {
    rmSync(work, { recursive: true });
  }
};
