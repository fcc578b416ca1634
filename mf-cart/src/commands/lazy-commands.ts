/** The chunk that writes orders: fetched on interaction, or to restore the outbox of an earlier page. */
export { clearOutbox, restoreOutbox } from '../outbox/restore.ts';
export { followCountry } from '../ship-to/follow-country.ts';
export { addToCart } from './add-to-cart.ts';
export { sendPendingAdd, undoAdd } from './pending-add.ts';
