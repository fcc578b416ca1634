import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { remoteTests } from './tooling/remote-kit/jest/project.mjs';
import { PACKAGES } from './tooling/remote-kit/remotes.ts';

/** Folders of packages whose code runs in a browser: tested with jsdom. */
const browser = ['shared-contracts', ...PACKAGES, 'tooling/standalone'];
/** Folders of packages that run in Node alone. A test of a browser package may ask for Node by a docblock. */
const node = [
  ...['services/commerce', 'services/mail', 'services/server-kit', 'services/store-api'],
  'services/tracing',
  'tooling',
  'tooling/remote-kit',
];

/** Packages inside the folder of another, which are projects of their own. */
const inside = (folder) =>
  [...browser, ...node]
    .filter((it) => it.startsWith(`${folder}/`))
    .map((it) => `${import.meta.dirname}/${it}/`);

/** What a package prepares once for a whole run: `testing/jest-setup.ts` and `testing/jest-teardown.ts`. */
const prepared = (folder) =>
  Object.fromEntries(
    ['setup', 'teardown']
      .map((step) => [step, `${import.meta.dirname}/${folder}/testing/jest-${step}.ts`])
      .filter(([, file]) => existsSync(file))
      .map(([step, file]) => [step === 'setup' ? 'globalSetup' : 'globalTeardown', file]),
  );

const project = (folder, environment) => {
  const tests = remoteTests({ folder: `${import.meta.dirname}/${folder}`, environment });
  return {
    ...tests,
    displayName: basename(folder),
    ...prepared(folder),
    testPathIgnorePatterns: [...tests.testPathIgnorePatterns, ...inside(folder)],
    transform: {
      ...tests.transform,
      // Pages of text, as their own build reads them.
      '\\.md$': `${import.meta.dirname}/mf-account/markdown/jest-transform.cjs`,
    },
    // The exporter imports Node's `http` dynamically, which works in jest only if translated.
    transformIgnorePatterns: tests.transformIgnorePatterns.map((it) =>
      it.replace('(?!(', '(?!(@opentelemetry/otlp-exporter-base|'),
    ),
    moduleNameMapper: {
      '^shop-content/(.*)$': `${import.meta.dirname}/mf-account/content/$1`,
      ...tests.moduleNameMapper,
    },
    setupFilesAfterEnv: [
      `${import.meta.dirname}/tooling/jest/setup-properties.ts`,
      ...tests.setupFilesAfterEnv,
    ],
  };
};

export default {
  // Far above what anything takes: a busy machine is not a failure.
  testTimeout: 30_000,
  projects: [
    ...browser.map((folder) => project(folder, 'jsdom')),
    ...node.map((folder) => project(folder, 'node')),
  ],
};
