import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Runs the command in a child process, with a store-api address where nothing listens. */
const release = async (...args: string[]): Promise<{ code: number; errors: string }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'release.ts'), ...args], {
    env: {
      PATH: process.env['PATH'],
      STORE_API_URL: 'http://127.0.0.1:9',
      STORE_API_DEPLOY_TOKEN: 'a-token-for-tests',
    },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += `${chunk}`));
  const [code] = await once(child, 'close');
  return { code, errors };
};

describe('the release command', () => {
  it('prints its usage and exits with 2', async () => {
    const { code, errors } = await release();
    expect(code).toBe(2);
    expect(errors).toMatch(/Name one remote[\s\S]*npm run release -- mf-catalog --rollback/);
  });

  it('prints the reason of a refusal and exits with 1', async () => {
    const { code, errors } = await release('mf-catalog', '--rollback');
    expect(code).toBe(1);
    expect(errors).toContain('store-api at http://127.0.0.1:9 cannot be reached');
  });

  it('prunes nothing without store-api, and explains its words', async () => {
    const refused = await release('prune', '--yes');
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain('store-api at http://127.0.0.1:9 cannot be reached');
    const { code, errors } = await release('prune', '--keep', 'all');
    expect(code).toBe(2);
    expect(errors).toMatch(/--keep takes a whole number[\s\S]*npm run release -- prune/);
  });
});
