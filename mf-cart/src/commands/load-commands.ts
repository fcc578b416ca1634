/** Fetches the code that writes orders: on intent, so that a product page does not carry it. */
export const loadWrites = () => import(/* webpackChunkName: "cart-writes" */ './lazy-commands.ts');
