export { load } from './load.ts';
export { ProductPage as Page } from './product-page.tsx';
