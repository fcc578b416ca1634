import { mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform, type TestPlatform } from '../testing/start-platform.ts';
import { startCatalogue, until, type TestCatalogue } from './testing/start-catalogue.ts';

let commerce: TestPlatform;
let folder: string;
let shop: TestCatalogue | undefined;
beforeAll(async () => {
  commerce = await startPlatform();
});
afterAll(() => commerce.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'damaged-index-'));
});
afterEach(async () => {
  await shop?.stop();
  shop = undefined;
  await rm(folder, { recursive: true });
});

const start = async (database: string): Promise<TestCatalogue> => {
  shop = await startCatalogue({ platform: commerce.origin, database });
  await until(() => shop?.catalogue.isReady() === true);
  return shop;
};

/** Overwrites everything but the first pages of a file with garbage. */
const damage = async (file: string): Promise<void> => {
  const { size } = await stat(file);
  const handle = await open(file, 'r+');
  const from = 4096 * 2;
  await handle.write(Buffer.alloc(Math.max(0, size - from), 0xa5), 0, size - from, from);
  await handle.close();
};

describe('a catalogue index whose file is damaged', () => {
  it('is set aside and read again when the file is no database at all', async () => {
    const file = join(folder, 'index.sqlite');
    await writeFile(file, 'this was an index once, '.repeat(1000));
    const { items, said } = await start(file);
    expect((await items('q=barolo')).total).toBeGreaterThan(0);
    expect(said).toContainEqual(expect.stringContaining('set aside as'));
    expect((await stat(`${file}.damaged`)).size).toBeGreaterThan(0);
  });

  it('is set aside and read again when the damage shows only while it is read', async () => {
    const file = join(folder, 'index.sqlite');
    await (await start(file)).stop();
    await damage(file);
    const { items, said } = await start(file);
    await until(() => said.some((it) => it.includes('items read in')));
    expect((await items('q=barolo')).total).toBeGreaterThan(0);
    expect(said).toContainEqual(expect.stringContaining('set aside as'));
  });
});
