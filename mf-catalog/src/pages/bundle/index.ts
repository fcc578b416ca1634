export { load } from './load.ts';
export { BundlePage as Page } from './bundle-page.tsx';
