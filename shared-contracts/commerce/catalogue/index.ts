export type * from './types.ts';
export { listAllItems } from './list-all-items.ts';
export { listBundles } from './list-bundles.ts';
export { listItems } from './list-items.ts';
export { PAGE_SIZE } from './list-params.ts';
export { retrieveBundle } from './retrieve-bundle.ts';
export { retrieveItem, type RetrieveItemInput } from './retrieve-item.ts';
