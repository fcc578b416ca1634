import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRelease } from './testing/make-release.ts';
import { startService } from './testing/start-service.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Two releases, with the second live. */
const fill = async (file: string): Promise<string> => {
  const service = await startService({ file });
  for (const version of ['0.1.0-aaaa', '0.1.0-bbbb']) {
    await service.put(makeRelease(version));
    await service.post('/releases/catalog/promote', { version });
  }
  const { etag } = (await service.get('/releases')).headers;
  await service.stop();
  return `${etag}`;
};

describe('a restart', () => {
  it('keeps releases, history and the tag of the manifest', async () => {
    const file = join(folder, 'deep', 'store.sqlite');
    const etag = await fill(file);
    const service = await startService({ file });
    expect((await service.get('/releases', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await service.get('/health')).json()).toMatchObject({ status: 'ok', releases: 2 });
    await service.post('/releases/catalog/rollback');
    expect(await service.live()).toEqual([['0.1.0-aaaa', 100, true]]);
    await service.stop();
  });

  it('with a newer shell refuses to go back to a release that does not fit it', async () => {
    const file = join(folder, 'store.sqlite');
    await fill(file);
    const service = await startService({ file, shell: { contract: '3.0.0', runtime: '2.9.2' } });
    const answer = await service.post('/releases/catalog/rollback');
    expect(answer.json().error.code).toBe('CONTRACT_MISMATCH');
    expect(await service.live()).toEqual([['0.1.0-bbbb', 100, true]]);
    await service.stop();
  });
});
