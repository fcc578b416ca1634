/** The operations themselves: a chunk of its own, loaded when a page first reads in the browser. */
export { listAllBundles, listAllItems } from './list-all.ts';
export { listBundles } from './list-bundles.ts';
export { listItems } from './list-items.ts';
export { retrieveBundle } from './retrieve-bundle.ts';
export { retrieveItem } from './retrieve-item.ts';
