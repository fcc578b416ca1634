export { load } from './load.ts';
export { SearchPage as Page } from './search-page.tsx';
