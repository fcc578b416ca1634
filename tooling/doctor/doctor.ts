import { examine, reportText } from './examine.ts';
import { realSurroundings } from './real-surroundings.ts';
import { CHECKS } from './registry.ts';

/**
 * `npm run doctor [-- --json]`: tells what of a team's setup is off, and what to do next. Changes nothing. Exits with 1
 * if there is an error.
 */
const report = await examine(CHECKS, realSurroundings());
console.log(process.argv.includes('--json') ? JSON.stringify(report, null, 2) : reportText(report));
process.exitCode = report.ok ? 0 : 1;
