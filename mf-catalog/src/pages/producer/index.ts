export { load } from './load.ts';
export { ProducerPage as Page } from './producer-page.tsx';
