export { load } from './load.ts';
export { CategoryPage as Page } from './category-page.tsx';
