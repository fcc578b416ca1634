import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import type { BuiltRelease } from '../artifact/built-release.ts';

const integrityOf = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const SBOM = '{"bomFormat":"CycloneDX"}';

export interface BuildOptions {
  /** Text inside the scripts, which determines the content hash. */
  content?: string;
  release?: Partial<BuiltRelease>;
}

/** Writes a small build of the catalog remote, in the form of a real one. */
export const writeBuild = async (
  dist: string,
  { content = 'one', release = {} }: BuildOptions = {},
): Promise<void> => {
  const files: Record<string, string> = {
    'web/remoteEntry.1a2b.js': `/* entry ${content} */ ${'window.catalog;'.repeat(50)}`,
    'web/page-product.3c4d.js': `/* product ${content} */ ${'render();'.repeat(50)}`,
    'web/page-product.5e6f.css': `.product { color: red }`,
    'node/remoteEntry.js': `/* node ${content} */`,
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  const integrity = Object.entries(files).map(([path, text]) => [path, integrityOf(text)]);
  const built: BuiltRelease = {
    name: 'catalog',
    version: '0.1.0',
    contract: CONTRACT_VERSION,
    runtime: '2.9.2',
    shared: { react: '19.3.1' },
    routes: [{ id: 'product', path: 'product/:code', rendering: 'server' }],
    entry: { web: 'remoteEntry.1a2b.js', node: 'remoteEntry.js' },
    assets: {
      remoteEntry: { js: ['remoteEntry.1a2b.js'], css: [] },
      'page-product': { js: ['page-product.3c4d.js'], css: ['page-product.5e6f.css'] },
      'fragment-SearchBox': { js: ['remoteEntry.1a2b.js'], css: [] },
    },
    integrity: Object.fromEntries(integrity),
    uses: ['cart/AddToCart', 'catalog/SearchBox'],
    sbom: { path: 'sbom.cdx.json', integrity: integrityOf(SBOM) },
    provenance: {
      commit: '0123abc',
      dirty: false,
      inputs: 'a'.repeat(64),
      lockHash: 'b'.repeat(64),
      builder: { name: 'shop-build', node: 'v24.21.0' },
    },
    gitSha: '0123abc',
    builtAt: '2026-11-20T08:00:00.000Z',
    ...release,
  };
  await writeFile(join(dist, 'sbom.cdx.json'), SBOM);
  await writeFile(join(dist, 'release.json'), JSON.stringify(built));
};
