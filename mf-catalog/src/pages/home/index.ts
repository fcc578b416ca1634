export { load } from './load.ts';
export { HomePage as Page } from './home-page.tsx';
