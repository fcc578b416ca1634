/** Fetches the code that follows the cart's order for its count. */
export const loadWatch = () => import(/* webpackChunkName: "cart-watch" */ './watch-count.ts');
