import { closingLine } from './counts.ts';
import { runInOrder } from './in-order.ts';
import { EVERYTHING } from './runners.ts';

/** `npm test`: everything, ended by one line with the sum. */
const all = await runInOrder(EVERYTHING);
console.log(`\n${closingLine(all)}`);
process.exitCode = all.failed === 0 ? 0 : 1;
