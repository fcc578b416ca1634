import { createHash, generateKeyPairSync } from 'node:crypto';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { provenanceSchema } from '@shop/contracts/remote/release-statement';
import { inputsHash } from '../../build/inputs-hash.ts';
import { checkLimits } from '../artifact/check-files.ts';
import { readBuiltRelease } from '../artifact/built-release.ts';
import { type TestShop, startShop } from '../testing/start-shop.ts';
import { type BuildOptions, writeBuild } from '../testing/write-build.ts';
import { publish } from './publish.ts';

const team = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop({ catalog: [team.publicKey] });
});
afterEach(() => shop.stop());

const publishing = (options: Partial<TestShop['options']> = {}) =>
  publish({ ...shop.options, signingKey: team.privateKey, ...options });
const build = (release: BuildOptions['release']) => writeBuild(shop.options.dist, { release });
const provenance = {
  commit: '0123abc',
  dirty: false,
  inputs: 'a'.repeat(64),
  lockHash: 'b'.repeat(64),
  builder: { name: 'shop-build', node: 'v24.21.0' },
};

describe('publish refuses by name', () => {
  afterEach(async () => expect(await shop.service.live()).toEqual([]));

  it.each([
    ['another React major', { react: '18.3.1' }, /react 18\.3\.1 .*provides 19\.3\.1/],
    ['a newer React minor', { react: '19.4.0' }, /react 19\.4\.0/],
    ['an undeclared React', {}, /react is not declared/],
  ])('%s than the shell’s', async (_, shared, problem) => {
    await build({ shared });
    expect(await publishing()).toMatchObject({
      code: 'SHARED_MISMATCH',
      message: expect.stringContaining('release the shell first'),
      problems: [expect.stringMatching(problem)],
    });
  });

  it('a build of another remote in the folder', async () => {
    await build({ name: 'cart' });
    expect(await publishing()).toMatchObject({
      code: 'WRONG_NAME',
      message: expect.stringMatching(/build of cart, to be published as catalog\. Publish mf-cart/),
    });
  });

  it('a build that does not state where it comes from', async () => {
    await build({ provenance: undefined });
    expect(await publishing()).toMatchObject({ code: 'NO_ORIGIN' });
  });

  it('a build older than its sources', async () => {
    const sources = join(shop.folder, 'mf-catalog');
    await mkdir(sources);
    await writeFile(join(sources, 'page.tsx'), 'one');
    await build({ provenance: { ...provenance, inputs: inputsHash(sources) } });
    await writeFile(join(sources, 'page.tsx'), 'two');
    expect(await publishing({ sources })).toMatchObject({
      code: 'STALE',
      message: expect.stringContaining('npm run build in mf-catalog'),
    });
  });

  it('a file whose name has the hash of other content', async () => {
    await build({});
    const { dist } = shop.options;
    const text = 'render()';
    const right = createHash('sha256').update(text).digest('base64url');
    const wrong = right.replace(/^./, (it) => (it === 'A' ? 'B' : 'A'));
    await writeFile(join(dist, `web/page-home.${wrong}.js`), text);
    const release = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8'));
    release.integrity[`web/page-home.${wrong}.js`] =
      `sha384-${createHash('sha384').update(text).digest('base64')}`;
    await writeFile(join(dist, 'release.json'), JSON.stringify(release));
    expect(await publishing()).toMatchObject({
      code: 'NAME_HASH',
      problems: [`web/page-home.${wrong}.js has the hash ${right}`],
    });
  });

  it('a file larger than the shell’s server takes', async () => {
    await build({});
    const { dist } = shop.options;
    const file = 'node/remoteEntry.js';
    const content = Buffer.alloc(16 * 1024 * 1024 + 1, ' ');
    await writeFile(join(dist, file), content);
    const release = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8'));
    release.integrity[file] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    await writeFile(join(dist, 'release.json'), JSON.stringify(release));
    expect(await publishing()).toMatchObject({
      code: 'TOO_LARGE',
      problems: ['node/remoteEntry.js has 16777217 bytes, the shell takes 16777216'],
    });
  });

  it('a bill of materials that is not the build’s', async () => {
    await build({});
    await appendFile(join(shop.options.dist, 'sbom.cdx.json'), ' ');
    expect(await publishing()).toMatchObject({
      code: 'INTEGRITY',
      problems: ['sbom.cdx.json is not the file that was built'],
    });
  });

  it.each([
    ['without the team’s signature', undefined, /SIGNATURE_MISSING: .*SHOP_SIGNING_KEY/],
    ['with another team’s signature', other.privateKey, /SIGNATURE_WRONG: /],
  ])('a release %s', async (_, signingKey, message) => {
    await build({});
    expect(await publishing({ signingKey })).toMatchObject({
      code: 'STORE_API',
      message: expect.stringMatching(message),
    });
  });
});

describe('a published release', () => {
  it('has its bill of materials beside it, and a version that no origin changes', async () => {
    await build({});
    const first = await publishing();
    await build({ provenance: { ...provenance, commit: 'fedcba9', dirty: true } });
    const again = await publishing();
    expect(first).toMatchObject({ ok: true });
    expect(again.ok && again.value.version).toBe(first.ok && first.value.version);
    const version = first.ok ? first.value.version : '';
    const stored = join(shop.options.artifactRoot, 'catalog', version);
    expect(await readFile(join(stored, 'sbom.cdx.json'), 'utf8')).toContain('CycloneDX');
  });

  it('states its origin and the fragments of other teams', async () => {
    await build({});
    await publishing();
    const { releases } = (await shop.service.get('/releases/catalog')).json();
    const { payload } = releases[0].statement;
    const { subject, predicate } = JSON.parse(Buffer.from(payload, 'base64').toString());
    expect(subject[0].name).toMatch(/^catalog@0\.1\.0-[0-9a-f]{8}$/);
    expect(provenanceSchema.parse(predicate.provenance)).toEqual(provenance);
    expect(predicate.uses).toEqual(['cart/AddToCart']);
  });
});

describe('the shell’s limits', () => {
  const limits = { file: 100, release: 150, files: 1, manifest: 1 };

  it('apply to what its server copies, one line per limit', async () => {
    await build({});
    const { dist } = shop.options;
    const built = await readBuiltRelease(dist);
    if (!built.ok) throw new Error(built.message);
    await writeFile(join(dist, 'node/one.js'), 'x'.repeat(90));
    await writeFile(join(dist, 'node/two.js'), 'x'.repeat(101));
    const paths = ['node/one.js', 'node/two.js', 'web/page-product.3c4d.js'];
    expect(await checkLimits(dist, built.value, paths, limits)).toEqual([
      'node/two.js has 101 bytes, the shell takes 100',
      'node build and style sheets have 214 bytes, the shell takes 150',
      'the node build has 2 files, the shell takes 1',
    ]);
  });
});
