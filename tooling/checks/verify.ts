import { closingLine } from '../test/counts.ts';
import { runInOrder } from '../test/in-order.ts';
import { VERIFICATION } from '../test/runners.ts';

/** `npm run verify`: checks before a commit. */
const all = await runInOrder(VERIFICATION);
console.log(`\n${closingLine(all)}`);
if (all.failed > 0) console.error('Fix the problems above, then run npm run verify again.');
process.exitCode = all.failed === 0 ? 0 : 1;
