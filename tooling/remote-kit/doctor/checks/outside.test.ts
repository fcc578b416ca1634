import { generateKeyPairSync } from 'node:crypto';
import type { Check, Surroundings } from '../check.ts';
import { surroundings } from '../testing/surroundings.ts';
import { artifactHost } from './artifact-host.ts';
import { deployToken } from './deploy-token.ts';
import { hostPort } from './host-port.ts';
import { installation } from './installation.ts';
import { lockFile, settings } from './outside.ts';
import { nodeVersion } from './node-version.ts';
import { remotes } from './remotes.ts';
import { sharedModules } from './shared-modules.ts';
import { signingKey } from './signing-key.ts';

const STORE_API_URL = 'https://api.example';
const BASE = 'https://stories.example';

const manifest = (fields: object = {}) =>
  JSON.stringify({
    name: 'mf-stories',
    version: '0.1.0',
    shop: { portOffset: 199 },
    scripts: { host: 'shop-host --root artifacts/stories --port 3199' },
    ...fields,
  });

/** The repository of one remote, `mf-stories`. */
const outside = ({ files = {}, ...given }: Parameters<typeof surroundings>[0] = {}): Surroundings =>
  surroundings({
    isOutside: true,
    remotes: ['.'],
    files: {
      'package.json': manifest(),
      'kit/package.json': '{"dependencies":{"node":"24.0.0"}}',
      'budgets.json': '{"remote":1000}',
      ...files,
    },
    ...given,
  });

const levelsOf = async (check: Check, given: Surroundings): Promise<string[]> =>
  (await check.run(given)).map(({ level }) => level);

describe('the doctor outside, about the repository', () => {
  it('takes the pinned Node from the kit', async () => {
    expect(await levelsOf(nodeVersion, outside())).toEqual(['ok']);
    expect(await levelsOf(nodeVersion, outside({ nodeVersion: '20.1.0' }))).toEqual(['error']);
  });

  it('compares installed packages with the lock file, without the mark of the shop’s commands', async () => {
    const lock = '{"packages":{"node_modules/react":{"version":"19.3.1"}}}';
    const files = { 'package-lock.json': lock, 'node_modules/.package-lock.json': lock };
    expect(await levelsOf(installation, outside({ files }))).toEqual(['ok']);
    expect(await installation.run(outside())).toMatchObject([
      { level: 'error', next: 'npm install' },
    ]);
  });

  it.each([
    ['no commit', 'rev-parse', 'has no commit'],
    ['no lock file in it', 'ls-files', 'is not committed'],
  ])('warns about %s', async (_, failing, message) => {
    const run = (_file: string, args: readonly string[]) =>
      args.includes(failing) ? undefined : '';
    expect(await lockFile.run(outside({ run }))).toMatchObject([
      { level: 'warning', message: expect.stringContaining(message) },
    ]);
  });

  it('warns about a lock file with changes, and accepts a committed one', async () => {
    const changed = (_file: string, args: readonly string[]) =>
      args.includes('status') ? ' M package-lock.json\n' : 'x';
    expect(await levelsOf(lockFile, outside({ run: changed }))).toEqual(['warning']);
    expect(await levelsOf(lockFile, outside({ run: () => '' }))).toEqual(['ok']);
  });

  it('accepts a remote in the root, and names what is off in its package.json', async () => {
    expect(await remotes.run(outside())).toMatchObject([
      { level: 'ok', message: 'mf-stories is configured correctly' },
    ]);
    const files = { 'package.json': manifest({ name: 'stories', shop: {} }) };
    const found = await remotes.run(outside({ files }));
    expect(found.map(({ message }) => message)).toEqual([
      'package.json has the name stories',
      'package.json has the port offset undefined',
    ]);
  });

  it('reports the port of the host, unless the host itself is there', async () => {
    expect(await levelsOf(hostPort, outside())).toEqual(['ok']);
    const isPortFree = async () => false;
    expect(await levelsOf(hostPort, outside({ isPortFree }))).toEqual(['error']);
    const replies = { 'http://127.0.0.1:3199/health': { text: '{"remote":"stories"}' } };
    expect(await levelsOf(hostPort, outside({ isPortFree, replies }))).toEqual(['ok']);
  });
});

describe('the doctor outside, about shared modules', () => {
  const filesOf = (others: object = {}, react = '19.3.1') => ({
    'kit/package.json': '{"dependencies":{"@shop/contracts":"1.0.0","@shop/server-kit":"0.1.0"}}',
    'node_modules/@shop/contracts/package.json': '{"dependencies":{"react":"19.3.1"}}',
    'node_modules/.package-lock.json': JSON.stringify({
      packages: {
        'node_modules/react': { version: react },
        'node_modules/react-dom': { version: '19.3.1' },
        ...Object.fromEntries(
          ['remote-kit', 'server-kit', 'standalone'].map((it) => [
            `node_modules/@shop/${it}`,
            { version: '0.1.0' },
          ]),
        ),
        'node_modules/@shop/contracts': { version: '1.0.0' },
        ...others,
      },
    }),
  });

  it('accepts one copy of each, in the versions of the kit', async () => {
    expect(await levelsOf(sharedModules, outside({ files: filesOf() }))).toEqual(['ok']);
  });

  it('names a second React, and one of another version', async () => {
    const second = { 'node_modules/old/node_modules/react': { version: '18.2.0' } };
    expect(await sharedModules.run(outside({ files: filesOf(second) }))).toMatchObject([
      { level: 'error', message: expect.stringContaining('18.2.0 in node_modules/old') },
    ]);
    expect(await sharedModules.run(outside({ files: filesOf({}, '19.4.0') }))).toMatchObject([
      { level: 'error', next: 'npm install --save-exact react@19.3.1' },
    ]);
  });
});

describe('the doctor outside, about the shop', () => {
  const env = { STORE_API_URL, STORE_API_DEPLOY_TOKEN: 'a-token' };

  it('skips a shop that no variable names, and reports incomplete settings', async () => {
    expect(await levelsOf(settings, outside())).toEqual(['skipped']);
    expect(await settings.run(outside({ env }))).toMatchObject([
      { level: 'error', next: expect.stringContaining('ARTIFACT_ROOT, ARTIFACT_BASE_URL') },
    ]);
    expect(await levelsOf(deployToken, outside())).toEqual(['skipped']);
  });

  it('reports a token of another remote', async () => {
    const replies = { [`${STORE_API_URL}/releases/stories/promote`]: { status: 403 } };
    expect(await deployToken.run(outside({ env, replies }))).toMatchObject([
      { level: 'error', message: expect.stringContaining('not for stories') },
    ]);
  });

  it('accepts an Ed25519 key that only its owner can read', async () => {
    const pem = (type: 'ed25519' | 'x25519') =>
      String(
        (type === 'ed25519'
          ? generateKeyPairSync('ed25519')
          : generateKeyPairSync('x25519')
        ).privateKey.export({ type: 'pkcs8', format: 'pem' }),
      );
    const keyed = (text: string, mode = 0o600) =>
      levelsOf(
        signingKey,
        outside({
          env: { SHOP_SIGNING_KEY: 'key.pem' },
          files: { 'key.pem': text },
          modeOf: () => mode,
        }),
      );
    expect(await keyed(pem('ed25519'))).toEqual(['ok']);
    expect(await keyed(pem('ed25519'), 0o644)).toEqual(['warning']);
    expect(await keyed(pem('x25519'))).toEqual(['error']);
    expect(await keyed('no key')).toEqual(['error']);
    expect(await levelsOf(signingKey, outside({ env: { SHOP_SIGNING_KEY: 'none.pem' } }))).toEqual([
      'error',
    ]);
    expect(await levelsOf(signingKey, outside({ env }))).toEqual(['warning']);
  });

  it('reports a host that answers a page for a missing file, or is http for a shop on https', async () => {
    const given = (status: number, type: string, base = BASE) =>
      artifactHost.run(
        outside({
          env: { ARTIFACT_BASE_URL: base, SHOP_ORIGIN: 'https://shop.example' },
          replies: { [base]: { status, headers: { 'content-type': type } } },
        }),
      );
    expect(await given(404, 'application/json')).toMatchObject([{ level: 'ok' }]);
    expect(await given(200, 'text/html')).toMatchObject([{ level: 'warning' }]);
    expect(await given(404, '', 'http://stories.example')).toMatchObject([
      { level: 'error', message: expect.stringContaining('load nothing over http') },
    ]);
  });
});
