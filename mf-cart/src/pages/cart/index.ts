export { load } from './load.ts';
export { CartPage as Page } from './cart-page.tsx';
