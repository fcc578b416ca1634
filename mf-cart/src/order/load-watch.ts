import type * as watchCount from './watch-count.ts';

type Watch = typeof watchCount;

let here: Watch | undefined;

/** Says that the code is here: the cart's page has nearly all of it for itself, and brings the rest. */
export const haveWatch = (watch: Watch): void => {
  here = watch;
};

/** Fetches the code that follows the cart's order for its count, where no page has brought it. */
export const loadWatch = async (): Promise<Watch> =>
  here ?? import(/* webpackChunkName: "cart-watch" */ './watch-count.ts');
