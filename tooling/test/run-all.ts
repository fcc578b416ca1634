import { closingLine, strictly, unstableLines } from './counts.ts';
import { runInOrder } from './in-order.ts';
import { EVERYTHING } from './runners.ts';

/**
 * `npm test`: runs everything and ends with one summary line. With `--strict` an unstable test counts as failed.
 */
const counts = await runInOrder(EVERYTHING);
const all = process.argv.includes('--strict') ? strictly(counts) : counts;
console.log(`\n${unstableLines(all)}\n${closingLine(all)}`);
process.exitCode = all.failed === 0 ? 0 : 1;
