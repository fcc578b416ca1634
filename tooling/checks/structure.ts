import { ROOT } from '../remote-kit/workspace.ts';
import { PACKAGES } from '../remote-kit/remotes.ts';
import { findViolations } from './structure/violations.ts';

/**
 * `node tooling/checks/structure.ts [mf-cart …]`: import rules and cycles (docs/architecture.md, "The import rule"), of
 * all folders or of the named ones.
 */
const FOLDERS = ['shared-contracts', ...PACKAGES, 'services', 'tooling', 'e2e'];

const named = process.argv.slice(2);
const found = await findViolations(ROOT, named.length > 0 ? named : FOLDERS);
// What the named folders import is read too, but is not theirs.
const violations = found.filter(
  ({ from }) => named.length === 0 || named.some((it) => from.startsWith(`${it}/`)),
);
for (const { rule, from, to, comment, cycle } of violations) {
  console.error(`${rule}: ${from} -> ${to}\n  ${comment}`);
  if (cycle.length > 0) console.error(`  ${cycle.join(' -> ')}`);
}
if (violations.length === 0) console.log('Every import follows the rules');
process.exitCode = violations.length > 0 ? 1 : 0;
