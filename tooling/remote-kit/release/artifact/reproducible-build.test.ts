import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { isBuilt } from '../../build/build-package.ts';
import { ROOT } from '../../workspace.ts';
import { inspectBuild } from './store-artifact.ts';

/** The quickest remote to build. */
const REMOTE = 'mf-cart';

/** Deeper than the workspace, but on its disk, so that packages can be linked. */
const COPY = join(ROOT, '.cache/reproducible/another/folder');

/** Made by installs, builds and runs. */
const MADE = new Set(['node_modules', 'dist', 'test-results', '.git', '.cache', '.shop', '.nx']);

/** Copies the sources, including changes that are not committed, and links the installed packages. */
const copyWorkspace = (): void => {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const entry of readdirSync(ROOT).filter((it) => !MADE.has(it)))
    cpSync(join(ROOT, entry), join(COPY, entry), {
      recursive: true,
      filter: (path) => !MADE.has(basename(path)),
    });
  // Hard links: with symbolic links webpack would read the packages from the first folder.
  for (const folder of ['.', 'tooling', REMOTE, 'shared-contracts', 'services/server-kit']) {
    const modules = join(ROOT, folder, 'node_modules');
    if (existsSync(modules)) execFileSync('cp', ['-al', modules, join(COPY, folder)]);
  }
};

/** Every file of a release but the source maps, which stay with the build. */
const filesOf = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.map$|^\.inputs$|^release\.json$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .sort();

const buildCopy = (): void => {
  execFileSync(process.execPath, [join(COPY, 'tooling/remote-kit/bin/shop-build.mjs')], {
    cwd: join(COPY, REMOTE),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

/** Builds the copy with an edit, which its next build must not show. */
const buildEdited = (): void => {
  const file = join(COPY, REMOTE, 'src/messages/it.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(': "', ': "* '));
  buildCopy();
  writeFileSync(file, text);
};

const versionOf = async (dist: string): Promise<string> => {
  const inspected = await inspectBuild(dist);
  if (!inspected.ok) throw new Error(inspected.message);
  return inspected.value.version;
};

describe('the same sources', () => {
  const [here, there] = [join(ROOT, REMOTE, 'dist'), join(COPY, REMOTE, 'dist')];

  beforeAll(() => {
    if (!isBuilt(join(ROOT, REMOTE))) {
      throw new Error(`${REMOTE} is not built: run npm run build in its folder, or npm test`);
    }
    copyWorkspace();
    buildCopy();
  }, 300_000);
  afterAll(() => rmSync(COPY, { recursive: true, force: true }));

  const expectSame = async (): Promise<void> => {
    expect(filesOf(there)).toEqual(filesOf(here));
    const different = filesOf(here).filter(
      (file) => !readFileSync(join(here, file)).equals(readFileSync(join(there, file))),
    );
    expect(different).toEqual([]);
    expect(await versionOf(there)).toBe(await versionOf(here));
  };

  it('make the same release in another folder, byte by byte', expectSame);

  it('state the same inputs', () => {
    const inputsOf = (dist: string): string =>
      JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')).provenance.inputs;
    expect(inputsOf(there)).toBe(inputsOf(here));
  });

  it('make the same release from the compile cache of an edited build', async () => {
    const before = await versionOf(there);
    buildEdited();
    expect(await versionOf(there)).not.toBe(before);
    buildCopy();
    await expectSame();
  }, 300_000);
});
