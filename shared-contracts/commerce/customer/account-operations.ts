/** What screens of the account alone ask for: a chunk of its own. */
export { listRefunds } from './list-refunds.ts';
export { listTrackedShipments } from './list-tracked-shipments.ts';
export { listWallet } from './list-wallet.ts';
