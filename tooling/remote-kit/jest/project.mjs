import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';

const require = createRequire(import.meta.url);
const HERE = dirname(fileURLToPath(import.meta.url));
const own = (file) => join(HERE, file);
/** A setup file: TypeScript in the shop's repository, JavaScript in the installed kit. */
const setup = (name) => {
  const source = own(`${name}.ts`);
  return existsSync(source) ? source : own(`${name}.js`);
};

/** ES modules inside node_modules which jest must translate. */
const ESM = [
  '@shop',
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

/**
 * jest's settings for unit tests of a package, in a browser (jsdom) or in Node. For a remote in a repository of its own,
 * `jest.config.mjs` is `export default remoteTests({ folder: import.meta.dirname })`.
 *
 * @param {{ folder: string, environment?: 'jsdom' | 'node' }} options `folder` of the package, absolute
 */
export const remoteTests = ({ folder, environment = 'jsdom' }) => ({
  rootDir: folder,
  testEnvironment: environment === 'jsdom' ? own('browser-environment.cjs') : environment,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
    '/messages/en\\.json$': own('messages-transform.mjs'),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': own('css-module.cjs'),
    '\\.css$': own('empty.cjs'),
    // Holds `import.meta.hot`, which has no CommonJS form; only react-router's own framework mode calls it.
    '/routeModules\\.js$': own('empty.cjs'),
  },
  setupFilesAfterEnv: [...(environment === 'node' ? [] : [setup('setup-browser')])],
});
