import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { surroundings } from '../testing/surroundings.ts';
import { contract } from './contract.ts';
import { deployToken } from './deploy-token.ts';
import { hosts } from './hosts.ts';
import { remotes } from './remotes.ts';

const NAMES = ['catalog', 'cart', 'checkout', 'account'];
const STORE_API_URL = 'https://api.example';

const filesOf = () =>
  Object.fromEntries(
    NAMES.flatMap((name) => [
      [
        `mf-${name}/package.json`,
        JSON.stringify({ name: `@shop/mf-${name}`, version: '0.1.0', shop: { portOffset: 101 } }),
      ] as const,
      [`mf-${name}/budgets.json`, '{"remote":1000}'] as const,
    ]),
  );

const routesOf = async (folder: string) => {
  const name = folder.split('/').at(-1) ?? '';
  return [{ id: name, path: name, rendering: 'private' as const }];
};

describe('the doctor, about remotes', () => {
  it('accepts a correct configuration', async () => {
    const found = await remotes.run(surroundings({ files: filesOf(), routesOf }));
    expect(found.map(({ level }) => level)).toEqual(['ok', 'ok', 'ok', 'ok']);
  });

  it('reports a path with two owners, an unknown chunk, a wrong name and a build that fails', async () => {
    const files = {
      ...filesOf(),
      'mf-checkout/budgets.json': '{"basket":1}',
      'mf-checkout/dist/release.json': '{"assets":{"remote":{}}}',
      'mf-account/package.json': '{"name":"account","version":"0.1.0","shop":{"portOffset":101}}',
    };
    const loadConfig = async (folder: string) => {
      if (folder.endsWith('mf-account')) throw new Error('content lacks privacy/it.md');
      return [];
    };
    const sameRoutes = async (folder: string) => routesOf(folder.replace('mf-cart', 'mf-catalog'));
    const found = await remotes.run(surroundings({ files, loadConfig, routesOf: sameRoutes }));
    expect(found.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
      expect.stringContaining('/mf-catalog (mf-catalog)'),
      expect.stringContaining('mf-checkout/budgets.json names basket, which the build has not'),
      expect.stringContaining('has the name account'),
      expect.stringContaining('content lacks privacy/it.md'),
    ]);
    expect(found.every(({ level, next }) => level !== 'error' || next)).toBe(true);
  });

  it('reports routes that no release manifest would take', async () => {
    const [found] = await remotes.run(
      surroundings({
        files: filesOf(),
        routesOf: async () => [{ id: 'cart', path: '/cart', rendering: 'private' }],
      }),
    );
    expect(found).toMatchObject({
      level: 'error',
      message: expect.stringMatching(/mf-catalog\/src\/routes\.ts is invalid: .*slash/),
    });
  });
});

describe('the doctor, about hosts', () => {
  it('skips hosts that no variable names', async () => {
    expect((await hosts.run(surroundings())).map(({ level }) => level)).toEqual([
      'skipped',
      'skipped',
    ]);
  });

  it('accepts a bucket that lists nothing, and reports a host without an answer', async () => {
    const env = { STORE_API_URL, ARTIFACT_BASE_URL: 'https://cdn.example' };
    const replies = { 'https://cdn.example/': { status: 403 } };
    expect(await hosts.run(surroundings({ env, replies }))).toEqual([
      expect.objectContaining({
        level: 'error',
        message: expect.stringContaining('https://api.example/health'),
      }),
      expect.objectContaining({ level: 'ok' }),
    ]);
  });
});

describe('the doctor, about the deploy token', () => {
  const env = { STORE_API_URL, STORE_API_DEPLOY_TOKEN: 'a-token' };
  const answering = async (status: number, given = env) => {
    const request = jest.fn(async () => ({ status, text: '', headers: {} }));
    const [found] = await deployToken.run(surroundings({ env: given, request }));
    return { found, request };
  };

  it('is valid if store-api refuses only the content of an edit', async () => {
    const { found, request } = await answering(400);
    expect(found).toMatchObject({ level: 'ok' });
    expect(request).toHaveBeenCalledWith(
      'https://api.example/releases/catalog/promote',
      expect.objectContaining({
        body: '{}',
        headers: expect.objectContaining({ authorization: 'Bearer a-token' }),
      }),
    );
  });

  it('is invalid if store-api refuses it', async () => {
    expect((await answering(401)).found).toMatchObject({ level: 'error' });
    expect((await answering(404)).found).toMatchObject({ level: 'warning' });
  });

  it('is never sent unencrypted, and never that of the local shop to another one', async () => {
    const plain = await answering(400, { ...env, STORE_API_URL: 'http://api.example' });
    expect(plain.found).toMatchObject({ level: 'warning' });
    expect(plain.request).not.toHaveBeenCalled();
    const files = { '.shop/3000/deploy-token': 'local' };
    const [found] = await deployToken.run(surroundings({ env: { STORE_API_URL }, files }));
    expect(found).toMatchObject({ level: 'error', message: expect.stringContaining('is not') });
  });
});

describe('the doctor, about the contract', () => {
  const [major = 0, minor = 0] = CONTRACT_VERSION.split('.').map(Number);
  const levelFor = async (live: string) => {
    const [found] = await contract.run(surroundings({ env: { SHOP_CONTRACT: live } }));
    return found?.level;
  };

  it('compares with the contract of the live shell', async () => {
    expect(await levelFor(CONTRACT_VERSION)).toBe('ok');
    expect(await levelFor(`${major}.${minor + 1}.0`)).toBe('ok');
    expect(await levelFor(`${major + 1}.0.0`)).toBe('ok');
    expect(await levelFor(`${major + 2}.0.0`)).toBe('error');
    expect(await levelFor(`${major - 1}.9.0`)).toBe('error');
  });

  it('without it, with the newest live release', async () => {
    const replyOf = (text: string) =>
      contract.run(
        surroundings({ env: { STORE_API_URL }, replies: { [STORE_API_URL]: { text } } }),
      );
    expect(await replyOf('<html>')).toMatchObject([{ level: 'warning' }]);
    expect(await contract.run(surroundings())).toMatchObject([{ level: 'skipped' }]);
  });
});
