import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Release } from '@shop/contracts/remote/release-manifest';
import type { Provenance } from '@shop/contracts/remote/release-statement';
import { keyId, stateRelease } from '@shop/server-kit/signing';
import { makeRelease } from '../../testing/make-release.ts';
import { type TestService, startService } from '../../testing/start-service.ts';

const team = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');

const provenance: Provenance = {
  commit: '0123abc',
  dirty: false,
  inputs: 'a'.repeat(64),
  lockHash: 'b'.repeat(64),
  builder: { name: 'shop-build', node: 'v24.21.0' },
};
const signed = (release: Release, key: KeyObject | undefined, remote = 'catalog') =>
  stateRelease(remote, release, { provenance, sbom: null, uses: [] }, key);

const [first, second] = [makeRelease('0.1.0-aaaa'), makeRelease('0.1.0-bbbb')];

describe('a remote with registered keys', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startService({ releaseKeys: { catalog: [team.publicKey] } });
    await service.put(first, 'catalog', signed(first, team.privateKey));
    await service.post('/releases/catalog/promote', { version: '0.1.0-aaaa' });
  });
  afterEach(() => service.stop());

  it('goes live with the signature of its team', async () => {
    expect(await service.live()).toEqual([['0.1.0-aaaa', 100, true]]);
    const { releases } = (await service.get('/releases/catalog')).json();
    expect(releases[0].statement.signatures).toEqual([
      { keyid: keyId(team.publicKey), sig: expect.any(String) },
    ]);
  });

  it.each([
    ['without a statement', undefined, 'SIGNATURE_MISSING'],
    ['without a signature', signed(second, undefined), 'SIGNATURE_MISSING'],
    ['signed by another team', signed(second, other.privateKey), 'SIGNATURE_WRONG'],
    ['with the statement of another release', signed(first, team.privateKey), 'STATEMENT_MISMATCH'],
    ['signed for another remote', signed(second, team.privateKey, 'cart'), 'STATEMENT_MISMATCH'],
  ])('refuses a release %s, and says what to do', async (_, statement, code) => {
    const answer = await service.put(second, 'catalog', statement);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toEqual({
      code,
      message: expect.stringMatching(/SHOP_SIGNING_KEY/),
    });
    const promotion = await service.post('/releases/catalog/promote', { version: '0.1.0-bbbb' });
    expect(promotion.json().error.code).toBe('UNKNOWN_VERSION');
  });

  it('refuses to move a live release to another address without a new signature', async () => {
    const moved = { ...first, url: 'https://evil.example/catalog/0.1.0-aaaa/web/remoteEntry.js' };
    const answer = await service.put(moved, 'catalog', signed(first, team.privateKey));
    expect(answer.json().error.code).toBe('STATEMENT_MISMATCH');
    const { microFrontends } = (await service.get('/releases')).json();
    expect(microFrontends.catalog[0].url).toBe(first.url);
  });

  it('leaves remotes without keys as they were', async () => {
    await service.put(makeRelease('0.1.0-cccc', { routes: [] }), 'cart');
    await service.post('/releases/cart/promote', { version: '0.1.0-cccc' });
    expect(await service.live('cart')).toEqual([['0.1.0-cccc', 100, true]]);
  });
});

describe('keys registered later', () => {
  it('refuse releases that are registered already, until they are signed', async () => {
    const releaseKeys: Record<string, KeyObject[]> = {};
    const service = await startService({ releaseKeys });
    for (const release of [first, second]) await service.put(release);
    await service.post('/releases/catalog/promote', { version: '0.1.0-aaaa' });
    const canary = (traffic: number) =>
      service.post('/releases/catalog/canary', { version: '0.1.0-bbbb', traffic });
    await canary(10);
    releaseKeys['catalog'] = [team.publicKey];
    // Taking traffic away needs no signature.
    expect((await canary(0)).statusCode).toBe(200);
    const edits = [
      ['promote', { version: '0.1.0-bbbb' }],
      ['canary', { version: '0.1.0-bbbb', traffic: 10 }],
    ] as const;
    for (const [edit, body] of edits) {
      const answer = await service.post(`/releases/catalog/${edit}`, body);
      expect(answer.json().error.code).toBe('SIGNATURE_MISSING');
    }
    const preview = () =>
      service.post('/release-previews', { releases: { catalog: '0.1.0-bbbb' }, hours: 1 });
    expect((await preview()).json().error.code).toBe('SIGNATURE_MISSING');
    expect(await service.live()).toEqual([['0.1.0-aaaa', 100, true]]);
    await service.put(second, 'catalog', signed(second, team.privateKey));
    expect((await preview()).statusCode).toBe(201);
    await service.post('/releases/catalog/promote', { version: '0.1.0-bbbb' });
    expect(await service.live()).toEqual([['0.1.0-bbbb', 100, true]]);
    await service.post('/releases/catalog/rollback');
    expect(await service.live()).toEqual([['0.1.0-aaaa', 100, true]]);
    await service.stop();
  });
});

describe('the history', () => {
  it('marks edits of a release that was built from a changed working tree', async () => {
    const service = await startService();
    const dirty = { provenance: { ...provenance, dirty: true }, sbom: null, uses: [] };
    await service.put(first, 'catalog', signed(first, undefined));
    await service.put(second, 'catalog', stateRelease('catalog', second, dirty));
    await service.post('/releases/catalog/promote', { version: '0.1.0-bbbb' });
    const { history } = (await service.get('/releases/history')).json();
    const marks = history.map(({ action, version, dirty: mark }: Record<string, unknown>) => [
      action,
      version,
      mark,
    ]);
    expect(marks).toEqual([
      ['promote', '0.1.0-bbbb', true],
      ['register', '0.1.0-bbbb', true],
      ['register', '0.1.0-aaaa', false],
    ]);
    await service.stop();
  });
});
