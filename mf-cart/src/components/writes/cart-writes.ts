/** What adding asks and writes, in one chunk that is fetched on intent, and what an earlier page left to be written. */
export { dropWishes } from '../../model/kept-wishes/drop-wishes.ts';
export { addToCart } from '../../model/lines/add-to-cart.ts';
export { sendShown, takeBack } from './send-shown.ts';
export { takeUp } from './take-up.ts';
