export { load } from './load.ts';
export { InfoPage as Page } from './info-page.tsx';
