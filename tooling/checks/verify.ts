import { spawnSync } from 'node:child_process';
import { PACKAGES, ROOT } from '../launcher/paths.ts';

/** Every check, in the order in which it is cheap to fail. */
const CHECKS: readonly (readonly [string, ...string[]])[] = [
  ['format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  ['lint and import rule', 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
  ['types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  ['messages', 'tooling/checks/messages.ts'],
  ['file lengths', 'tooling/checks/file-lengths.ts'],
  ['build and size budgets', 'tooling/checks/build.ts'],
  ['unit, component and contract tests', 'node_modules/jest/bin/jest.js', '--silent'],
];

console.log(`Verifying ${PACKAGES.join(', ')} and what they stand on.`);
for (const [name, ...command] of CHECKS) {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...command],
    {
      cwd: ROOT,
      stdio: 'inherit',
    },
  );
  if (status !== 0) {
    console.error(`\n${name} failed: mend what is named above, then run npm run verify again.`);
    process.exit(1);
  }
  console.log(`   ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
console.log('\nAll checks passed.');
