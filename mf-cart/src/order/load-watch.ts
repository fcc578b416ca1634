import type * as watchCount from './watch-count.ts';

type Watch = typeof watchCount;

let provided: Watch | undefined;

/** Registers the code: the cart page imports most of it anyway and bundles the rest. */
export const provideWatch = (watch: Watch): void => {
  provided = watch;
};

/** Loads the code that follows the cart's order for its count, unless a page has bundled it. */
export const loadWatch = async (): Promise<Watch> =>
  provided ?? import(/* webpackChunkName: "cart-watch" */ './watch-count.ts');
