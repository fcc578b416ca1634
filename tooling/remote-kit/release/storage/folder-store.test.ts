import type * as FileSystem from 'node:fs/promises';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderStore } from './folder-store.ts';

/** Whether the next changes of files happen. The last one is done in part, then the process counts as killed. */
const mockProcess = {
  changesLeft: Infinity,
  kill: (): void => undefined,
};

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof FileSystem>('node:fs/promises');
  const killable =
    <A extends unknown[], R>(change: (...args: A) => Promise<R>, begin: (...args: A) => unknown) =>
    async (...args: A): Promise<R> => {
      mockProcess.changesLeft -= 1;
      if (mockProcess.changesLeft > 0) return change(...args);
      if (mockProcess.changesLeft === 0) await begin(...args);
      mockProcess.kill();
      // Nothing runs after a kill: neither `catch` nor `finally`.
      return new Promise<never>(() => undefined);
    };
  const removeOne = async (folder: unknown): Promise<void> => {
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = await real.readdir(`${folder}`, options).catch(() => []);
    const first = entries.find((it) => it.isFile());
    if (first) await real.rm(`${first.parentPath}/${first.name}`);
  };
  return {
    ...real,
    mkdir: killable(real.mkdir, () => undefined),
    rename: killable(real.rename, () => undefined),
    rm: killable(real.rm, removeOne),
    writeFile: killable(real.writeFile, (file) => real.writeFile(`${file}`, '')),
  };
});

const SCRIPTS = { 'web/a.js': 'a()', 'web/b.js': 'b()' };
const ARTIFACT = { ...SCRIPTS, 'release.json': '{}' };
const FOLDER = 'cart/1';

let root: string;
const begin = async () => {
  root = await mkdtemp(join(tmpdir(), 'store-'));
};
const store = () => folderStore(root);
afterEach(async () => {
  mockProcess.changesLeft = Infinity;
  await rm(root, { recursive: true, force: true });
});

const add = (files: Readonly<Record<string, string>>) =>
  store().add(
    FOLDER,
    async (staging) => {
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(staging, path)), { recursive: true });
        await writeFile(join(staging, path), content);
      }
    },
    () => true,
  );

/** What readers find in the folder. */
const found = async (): Promise<Record<string, string>> => {
  const files = await store().list(FOLDER);
  const read = files.map(async ({ path }): Promise<[string, string]> => [
    path,
    `${await store().read(`${FOLDER}/${path}`)}`,
  ]);
  return Object.fromEntries(await Promise.all(read));
};

/** @returns whether the process was killed at this change of files */
const killedAt = async (change: number, run: () => Promise<unknown>): Promise<boolean> => {
  const killed = new Promise<true>((resolve) => {
    mockProcess.kill = () => resolve(true);
  });
  mockProcess.changesLeft = change;
  const isKilled = await Promise.race([run().then(() => false), killed]);
  mockProcess.changesLeft = Infinity;
  return isKilled;
};

/** Repeats an operation on a new folder, killed at its first change of files, its second one, until it succeeds. */
const killAtEveryChange = async (
  prepare: () => Promise<unknown>,
  run: () => Promise<unknown>,
  check: () => Promise<unknown>,
): Promise<number> => {
  for (let change = 1; ; change += 1) {
    await begin();
    await prepare();
    const isKilled = await killedAt(change, run);
    await check();
    if (!isKilled) return change - 1;
    await rm(root, { recursive: true });
  }
};

describe.each([
  ['an artifact', ARTIFACT],
  ['source maps', SCRIPTS],
])('a store in a folder: %s', (_, files) => {
  const expectWhole = async () => {
    await add(files);
    expect(await found()).toEqual(files);
  };

  it('can be added again after an addition that was killed at any change', async () => {
    const changes = await killAtEveryChange(
      async () => undefined,
      () => add(files),
      async () => {
        const present = await found();
        expect([{}, files]).toContainEqual(present);
        await expectWhole();
      },
    );
    expect(changes).toBeGreaterThan(Object.keys(files).length);
  });

  it('can be added again after a deletion that was killed at any change', async () => {
    const changes = await killAtEveryChange(
      () => add(files),
      () => store().remove(FOLDER),
      async () => {
        const left = await found();
        if ('release.json' in left) expect(left).toEqual(files);
        await expectWhole();
      },
    );
    expect(changes).toBe(2);
  });

  it('can be deleted again after a deletion that was killed at any change', async () => {
    await killAtEveryChange(
      () => add(files),
      () => store().remove(FOLDER),
      async () => {
        await store().remove(FOLDER);
        expect(await found()).toEqual({});
      },
    );
  });

  it('can be added again after the repair of a deletion was killed at any change', async () => {
    await killAtEveryChange(
      async () => {
        await add(files);
        await killedAt(2, () => store().remove(FOLDER));
      },
      () => add(files),
      expectWhole,
    );
  });
});

describe('a store in a folder', () => {
  const DELTA = 'web/a.js.delta.dcb';

  it('has the same files after a delta that was killed at any change, and takes it later', async () => {
    await killAtEveryChange(
      () => add(ARTIFACT),
      () => store().write(`${FOLDER}/${DELTA}`, Buffer.from('delta')),
      async () => {
        expect([ARTIFACT, { ...ARTIFACT, [DELTA]: 'delta' }]).toContainEqual(await found());
        await store().write(`${FOLDER}/${DELTA}`, Buffer.from('delta'));
        expect(await found()).toEqual({ ...ARTIFACT, [DELTA]: 'delta' });
      },
    );
  });

  it('keeps a complete artifact, whatever is added under its version', async () => {
    await begin();
    await add(ARTIFACT);
    await add({ ...ARTIFACT, 'web/a.js': 'evil()', 'web/c.js': 'c()' });
    expect(await found()).toEqual(ARTIFACT);
  });

  it('leaves nothing of an addition that fails, and reports it', async () => {
    await begin();
    const failing = store().add(
      FOLDER,
      () => Promise.reject(new Error('no space')),
      () => true,
    );
    await expect(failing).rejects.toThrow('no space');
    expect(await readdir(join(root, 'cart'))).toEqual([]);
  });
});
