import type { RemoteRoute } from '@shop/contracts/remote';
import { CONTRACT_VERSION, type LiveRelease } from '@shop/contracts/remote/release-manifest';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;

/** A live release as the manifest has it. */
export const makeRelease = (
  version: string,
  {
    contract = CONTRACT_VERSION,
    routes = [],
    host = 'http://catalog.test',
  }: { contract?: string; routes?: RemoteRoute[]; host?: string } = {},
): LiveRelease => ({
  url: `${host}/catalog/${version}/web/remoteEntry.js`,
  metadata: { integrity: INTEGRITY, version },
  deployment: { traffic: 100, default: true },
  extras: {
    contract,
    routes,
    assets: {
      remoteEntry: { js: ['remoteEntry.js'], css: [] },
      'page-product': { js: ['page-product.js'], css: ['page-product.css'] },
    },
    integrity: { 'remoteEntry.js': INTEGRITY, 'page-product.css': INTEGRITY },
    node: {
      url: `${host}/catalog/${version}/node/`,
      entry: 'remoteEntry.js',
      files: [{ path: 'remoteEntry.js', integrity: INTEGRITY }],
    },
    shared: {},
    runtime: '2.9.2',
    gitSha: 'abc',
    builtAt: '2026-01-01T00:00:00.000Z',
  },
});
