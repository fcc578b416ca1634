import { anyoneOnDemand } from '../../call/on-demand.ts';

const load = () => import(/* webpackChunkName: "commerce-index" */ './operations.ts');

export const listCatalogue = anyoneOnDemand(load, (it) => it.listCatalogue);
export const suggestItems = anyoneOnDemand(load, (it) => it.suggestItems);
export const readReviews = anyoneOnDemand(load, (it) => it.readReviews);
export const marketsOf = anyoneOnDemand(load, (it) => it.marketsOf);

export { LISTING_SORTS } from './types.ts';
export type * from './types.ts';
