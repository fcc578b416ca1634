/** What adding asks and writes, in one chunk that is fetched on intent, and what an earlier page left to be written. */
export { dropWishes } from '../outbox/drop-wishes.ts';
export { addToCart } from './add-to-cart.ts';
export { sendShown, takeBack } from './pending-add.ts';
export { takeUp } from '../outbox/take-up.ts';
