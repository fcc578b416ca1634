import { ROOT } from '../launcher/paths.ts';
import { findViolations } from './structure/violations.ts';

/** `node tooling/checks/structure.ts`: import rules and cycles (docs/architecture.md, "The import rule"). */
const FOLDERS = [
  ...['shared-contracts', 'shell', 'mf-catalog', 'mf-cart', 'mf-checkout', 'mf-account'],
  ...['services', 'tooling', 'e2e'],
];

const violations = await findViolations(ROOT, FOLDERS);
for (const { rule, from, to, comment, cycle } of violations) {
  console.error(`${rule}: ${from} -> ${to}\n  ${comment}`);
  if (cycle.length > 0) console.error(`  ${cycle.join(' -> ')}`);
}
if (violations.length === 0) console.log('Every import follows the rules');
process.exitCode = violations.length > 0 ? 1 : 0;
