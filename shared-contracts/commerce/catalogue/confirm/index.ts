import { onDemand } from '../../call/on-demand.ts';

export type { ConfirmedItem } from './confirm-items.ts';

const load = () => import(/* webpackChunkName: "commerce-confirm" */ './confirm-items.ts');

/** Price and stock of up to 25 items as they are this moment, in one call (C2). */
export const confirmItems = onDemand(load, (it) => it.confirmItems);
