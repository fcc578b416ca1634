export { changeWish, joinWishes } from './keep-wishes.ts';
export { onWishes, readWishes, writeWishes, type KeptWishes } from './kept-wishes.ts';
export { isSameWish, type Wish } from './wish.ts';
