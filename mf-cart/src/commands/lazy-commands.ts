/** The chunk that writes orders: fetched on interaction, to restore the outbox of an earlier page, or for a repair. */
export { repairCart } from '../check/repair-cart.ts';
export { followRecalculation } from '../outbox/commit.ts';
export { clearOutbox, restoreOutbox } from '../outbox/restore.ts';
export { followCountry } from '../ship-to/follow-country.ts';
export { addRemoved } from './add-removed.ts';
export { addToCart } from './add-to-cart.ts';
export { sendPendingAdd, undoAdd } from './pending-add.ts';
export { codeMessage } from './send-code.ts';
export { sendLine } from './send-line.ts';
export { sendOrderChange } from './send-order-change.ts';
