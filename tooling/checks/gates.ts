import { TSC, TSC_FLAGS } from '../remote-kit/type-check/check-types.ts';

/** A check: its name and the script that the pinned Node runs. */
export interface Gate {
  readonly name: string;
  readonly script: readonly [string, ...string[]];
  /** What to do if it fails. */
  readonly remedy?: string;
}

/** In `node_modules`, so that it is removed with the installed versions. `tsconfig.json` names it too. */
export const CACHE = 'node_modules/.cache/gates';

/**
 * Checks of the whole tree before any test, for both `npm run verify` and `npm test`. The longest comes first, so that the others run
 * beside it.
 */
export const GATES: readonly Gate[] = [
  {
    name: 'lint',
    script: [
      'node_modules/eslint/bin/eslint.js',
      '.',
      '--max-warnings=0',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${CACHE}/lint/`,
    ],
  },
  {
    name: 'format',
    script: [
      'node_modules/prettier/bin/prettier.cjs',
      '.',
      '--check',
      '--log-level=warn',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${CACHE}/format`,
    ],
  },
  { name: 'structure', script: ['tooling/checks/structure.ts'] },
  {
    name: 'unused code',
    script: [
      'node_modules/knip/bin/knip.js',
      '--no-progress',
      '--cache',
      `--cache-location=${CACHE}/knip`,
    ],
  },
  { name: 'types', script: [TSC, '-p', 'tsconfig.json', ...TSC_FLAGS] },
  {
    name: 'types in a browser',
    script: [TSC, '-p', 'tsconfig.browser.json', ...TSC_FLAGS],
  },
  { name: 'public API', script: ['tooling/api-report/api-report.ts', '--check'] },
  { name: 'configuration', script: ['tooling/configuration/configuration.ts', '--check'] },
  { name: 'messages', script: ['tooling/checks/messages.ts'] },
  { name: 'texts', script: ['tooling/checks/texts.ts'] },
  { name: 'supply chain', script: ['tooling/checks/supply.ts'] },
  { name: 'file lengths', script: ['tooling/checks/file-lengths.ts'] },
];
