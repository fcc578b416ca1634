/** What a buy box writes, in one chunk that is fetched on intent. */
export { addToCart } from '../model/add-to-cart.ts';
export { undoAddition } from './undo-addition.ts';
