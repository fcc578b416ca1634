/** What a buy box asks and writes, in one chunk that is fetched on intent. */
export { addToCart } from '../model/add-to-cart.ts';
export { askDestination } from './destination/ask-destination.ts';
export { undoAddition } from './undo-addition.ts';
