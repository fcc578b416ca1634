import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployToken } from './deploy-token.ts';

describe('deployToken', () => {
  it('is created once, long, and readable only by its owner', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'token-'));
    const first = await deployToken(join(folder, '.shop'));
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await deployToken(join(folder, '.shop'))).toBe(first);
    expect((await stat(join(folder, '.shop/deploy-token'))).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });
});
