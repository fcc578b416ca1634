import { onDemand } from '../call/on-demand.ts';

const load = () => import(/* webpackChunkName: "commerce-catalogue" */ './operations.ts');

/** All bundles of a filter, page after page until the last (C2). */
export const listAllBundles = onDemand(load, (it) => it.listAllBundles);
/** All SKUs of a filter, page after page until the last (C2). */
export const listAllItems = onDemand(load, (it) => it.listAllItems);
/** Bundles of the market with their parts (C2). */
export const listBundles = onDemand(load, (it) => it.listBundles);
/** How the market is delivered to: prices, free-over amounts and times of its shipping methods. */
export const listDeliveryTerms = onDemand(
  () => import(/* webpackChunkName: "commerce-delivery" */ './list-delivery-terms.ts'),
  (it) => it.listDeliveryTerms,
);
/** One page of SKUs of a filter, at most 25 (C2). */
export const listItems = onDemand(load, (it) => it.listItems);
/** One bundle by code, with its parts' stock and delivery times. `NOT_FOUND` where the market has none. */
export const retrieveBundle = onDemand(load, (it) => it.retrieveBundle);
/** One SKU by code, with its inventory. `NOT_FOUND` where the market does not sell it. */
export const retrieveItem = onDemand(load, (it) => it.retrieveItem);

export { DEFAULT_DAYS, SHOWN_FROM_DAYS } from '../stock/delivery-days.ts';
export { confirmItems, type ConfirmedItem } from './confirm/index.ts';
export type { ConfirmItemsInput } from './confirm/confirm-items.ts';
export {
  LISTING_SORTS,
  listCatalogue,
  marketsOf,
  readReviews,
  suggestItems,
} from './index-service/index.ts';
export type * from './index-service/types.ts';
export { PAGE_SIZE } from './list-params.ts';
export type { RetrieveItemInput } from './retrieve-item.ts';
export type * from './types.ts';
