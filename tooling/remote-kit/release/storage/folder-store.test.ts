import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type * as Killing from '../testing/kill-process.ts';
import { interruptedAt, killedAt } from '../testing/kill-process.ts';
import { folderStore } from './folder-store.ts';

jest.mock('node:fs/promises', () =>
  jest.requireActual<typeof Killing>('../testing/kill-process.ts').killableFiles(),
);

const SCRIPTS = { 'web/a.js': 'a()', 'web/b.js': 'b()' };
const ARTIFACT = { ...SCRIPTS, 'release.json': '{}' };
const FOLDER = 'cart/1';

let root: string;
const begin = async () => {
  root = await mkdtemp(join(tmpdir(), 'store-'));
};
const store = () => folderStore(root);
afterEach(() => rm(root, { recursive: true, force: true }));

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

/** What an interrupted deletion of an earlier kit leaves. */
const deleteInPart = async (): Promise<void> => {
  await rm(join(root, FOLDER, 'release.json'), { force: true });
  await rm(join(root, FOLDER, 'web/a.js'));
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
        expect([files, SCRIPTS, {}]).toContainEqual(left);
        await expectWhole();
      },
    );
    expect(changes).toBe(3);
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
        await deleteInPart();
      },
      () => add(files),
      expectWhole,
    );
  });

  const others = Object.fromEntries(Object.keys(files).map((path) => [path, 'of another job']));
  let present: Record<string, string>;
  const repairByAnother = async () => {
    await add(others);
    present = await found();
  };

  it('keeps what another job repaired at any change of its own repair', async () => {
    for (let [change, isInterrupted] = [1, true]; isInterrupted; change += 1) {
      await begin();
      await add(files);
      await deleteInPart();
      isInterrupted = await interruptedAt(change, () => add(files), repairByAnother);
      expect(await found()).toEqual(isInterrupted ? present : files);
      expect(await readdir(join(root, 'cart'))).toEqual(['1']);
      await rm(root, { recursive: true });
    }
  });

  it('leaves no part of what another job repaired if it is killed at any change of its own', async () => {
    for (let [change, isKilled] = [1, true]; isKilled; change += 1) {
      await begin();
      await add(files);
      await deleteInPart();
      isKilled = await killedAt(change, () => add(files), repairByAnother);
      if (isKilled) expect([present, {}]).toContainEqual(await found());
      await rm(root, { recursive: true });
    }
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

  it('deletes a hidden folder under its own name', async () => {
    await killAtEveryChange(
      () => mkdir(join(root, 'cart/.incoming-1/web'), { recursive: true }),
      () => store().remove('cart/.incoming-1'),
      async () => {
        const left = await readdir(join(root, 'cart'));
        expect([['.incoming-1'], []]).toContainEqual(left);
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
