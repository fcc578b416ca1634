/** What a buy box asks and writes, in one chunk that is fetched on intent, and what an earlier page left to be written. */
export { addToCart } from '../../model/lines/add-to-cart.ts';
export { dropWishes } from '../../model/kept-wishes/drop-wishes.ts';
export { askDestination } from '../destination/ask-destination.ts';
export { takeUp } from './take-up.ts';
export { undoAddition } from './undo-addition.ts';
