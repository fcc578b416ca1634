import { createHash } from 'node:crypto';
import {
  type Release,
  type ReleaseExtras,
  SHELL_FRAGMENTS,
} from '@shop/contracts/remote/release-manifest';

const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Fragments that the shell and its pages show, of any team. */
const fragments = Object.fromEntries(
  [...SHELL_FRAGMENTS.flat(), 'cart/AddToCart'].map((it) => [
    `fragment-${it.split('/')[1]}`,
    { js: [], css: [] },
  ]),
);

/** A release of the catalog remote, as its build describes it. */
export const makeRelease = (version: string, extras: Partial<ReleaseExtras> = {}): Release => {
  const base = `http://127.0.0.1:4201/catalog/${version}`;
  return {
    url: `${base}/web/remoteEntry.js`,
    metadata: { version, integrity: integrityOf(`entry of ${version}`) },
    extras: {
      contract: '1.2.0',
      routes: [
        {
          id: 'product',
          path: 'product/:code',
          rendering: 'server',
          fragments: ['cart/AddToCart'],
        },
      ],
      assets: {
        'page-product': { js: ['page-product.js'], css: ['page-product.css'] },
        ...fragments,
      },
      integrity: Object.fromEntries(
        ['remoteEntry.js', 'page-product.js', 'page-product.css'].map((file) => [
          file,
          integrityOf(`${file} of ${version}`),
        ]),
      ),
      node: {
        url: `${base}/node/`,
        entry: 'remoteEntry.js',
        files: [{ path: 'remoteEntry.js', integrity: integrityOf(`node entry of ${version}`) }],
      },
      shared: { react: '19.3.1' },
      runtime: '2.9.2',
      gitSha: '0123abc',
      builtAt: '2026-11-20T08:00:00.000Z',
      ...extras,
    },
  };
};
