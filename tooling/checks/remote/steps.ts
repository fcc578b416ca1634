import { CACHE, type Gate } from '../gates.ts';

/**
 * Separate from the caches of the whole tree: a run over one package would remove the results of the others.
 */
const cacheOf = (name: string): string => `${CACHE}/${name}`;

/**
 * The checks of one remote: the gates of the whole tree, reduced to its files and their imports, its unit tests, and its
 * build with size budgets. The longest come first, so that the others run beside them.
 *
 * @param name folder of the remote: `mf-cart`
 */
export const remoteSteps = (name: string): readonly Gate[] => [
  {
    name: 'unit tests',
    script: ['tooling/checks/remote/unit-tests/run-related.ts', name],
    remedy: `Repeat one test: npx jest ${name}/src/<path of the test>`,
  },
  {
    name: 'lint',
    script: [
      'node_modules/eslint/bin/eslint.js',
      name,
      '--max-warnings=0',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${cacheOf(name)}/lint/`,
    ],
    remedy: `npx eslint ${name} --fix corrects some of it`,
  },
  {
    name: 'types',
    script: ['tooling/checks/types.ts', name],
    remedy: 'Correct the types; npm run dev shows the errors while you do',
  },
  {
    name: 'types in a browser',
    script: ['tooling/checks/types.ts', name, '--browser'],
    remedy:
      'Page code has no Node: use what browsers have, or move the code into a test or a build file',
  },
  {
    name: 'build and size budgets',
    script: ['tooling/checks/remote/build.ts', name],
    remedy:
      'Over budget: load code on demand (import()), or raise budgets.json with the reason in the commit message',
  },
  {
    name: 'structure',
    script: ['tooling/checks/structure.ts', name],
    remedy: 'Follow the remedy below each import; docs/architecture.md explains the import rule',
  },
  {
    name: 'format',
    script: ['node_modules/prettier/bin/prettier.cjs', name, '--check', '--log-level=warn'],
    remedy: `npx prettier --write ${name}`,
  },
  {
    name: 'messages',
    script: ['tooling/checks/messages.ts', '--of', name],
    remedy: `Complete the five languages in ${name}/src/messages, and remove unused keys`,
  },
  {
    name: 'texts',
    script: ['tooling/checks/texts.ts', '--of', name],
    remedy: 'Use the words of tooling/checks/texts/terms (docs/content.md)',
  },
  {
    name: 'file lengths',
    script: ['tooling/checks/file-lengths.ts', name],
    remedy: 'A long file has a second subject: give it a file of its own',
  },
];
