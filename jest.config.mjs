import { basename } from 'node:path';
import { PACKAGES } from './tooling/remotes.ts';

/** Folders of packages whose code runs in a browser: tested with jsdom. */
const browser = ['shared-contracts', ...PACKAGES, 'tooling/standalone'];
/** Folders of packages that run in Node alone. A test of a browser package may ask for Node by a docblock. */
const node = [
  ...['services/commerce', 'services/mail', 'services/server-kit', 'services/store-api'],
  'tooling',
];

/** ES modules inside node_modules which jest must translate. */
const esm = [
  '@faker-js',
  '@commercelayer',
  'mitt',
  'react-router',
  '@remix-run',
  'cookie-es',
  'cookie',
  'content-disposition',
  'kysely',
  'jose',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'marked',
];

/** Packages inside the folder of another, which are projects of their own. */
const inside = (folder) =>
  [...browser, ...node]
    .filter((it) => it.startsWith(`${folder}/`))
    .map((it) => `${import.meta.dirname}/${it}/`);

const project = (folder, testEnvironment) => ({
  displayName: basename(folder),
  rootDir: `${import.meta.dirname}/${folder}`,
  testEnvironment:
    testEnvironment === 'jsdom'
      ? `${import.meta.dirname}/tooling/jest/browser-environment.cjs`
      : testEnvironment,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...inside(folder)],
  modulePathIgnorePatterns: ['/dist/'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
    '/messages/en\\.json$': `${import.meta.dirname}/tooling/jest/messages-transform.mjs`,
    // Pages of text, as their own build reads them.
    '\\.md$': `${import.meta.dirname}/mf-account/markdown/jest-transform.cjs`,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`],
  moduleNameMapper: {
    '^shop-content/(.*)$': `${import.meta.dirname}/mf-account/content/$1`,
    '\\.module\\.css$': `${import.meta.dirname}/tooling/jest/css-module.cjs`,
    '\\.css$': `${import.meta.dirname}/tooling/jest/empty.cjs`,
    // Holds `import.meta.hot`, which has no CommonJS form; only react-router's own framework mode calls it.
    '/routeModules\\.js$': `${import.meta.dirname}/tooling/jest/empty.cjs`,
  },
  setupFilesAfterEnv: [
    `${import.meta.dirname}/tooling/jest/setup-properties.ts`,
    ...(testEnvironment === 'node' ? [] : [`${import.meta.dirname}/tooling/jest/setup-browser.ts`]),
  ],
});

export default {
  // Far above what anything takes: a busy machine is not a failure.
  testTimeout: 30_000,
  projects: [
    ...browser.map((folder) => project(folder, 'jsdom')),
    ...node.map((folder) => project(folder, 'node')),
  ],
};
