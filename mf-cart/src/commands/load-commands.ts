/** Fetches the code that writes orders: on interaction, so that product pages do not carry it. */
export const loadCommands = () =>
  import(/* webpackChunkName: "cart-writes" */ './lazy-commands.ts');
