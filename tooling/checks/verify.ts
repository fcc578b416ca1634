import { closingLine } from '../test/counts.ts';
import { runInOrder } from '../test/in-order.ts';
import { VERIFICATION } from '../test/runners.ts';

/** `npm run verify`: what a change has to pass before it is committed. */
const all = await runInOrder(VERIFICATION);
console.log(`\n${closingLine(all)}`);
if (all.failed > 0) console.error('Mend what is named above, then run npm run verify again.');
process.exitCode = all.failed === 0 ? 0 : 1;
