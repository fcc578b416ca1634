/** For the samples of remotes, each in its own `src/standalone`. */
export { enterCustomer } from './customers.ts';
export type { Desk } from './desk.ts';
export {
  buy,
  cartOf,
  chooseShipping,
  placedOrder,
  setGuestEmail,
  setSampleAddresses,
} from './orders.ts';
export { ship } from './parcels.ts';
export type { Made, Sample } from './sample.ts';
