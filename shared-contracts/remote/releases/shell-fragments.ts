/**
 * Fragments that the shell shows on its pages, each with the alternatives it accepts: `cart/OrderLife` is the name in
 * contract 2, which an adapter bridges (`compat`). A release without them is refused.
 */
export const SHELL_FRAGMENTS: readonly (readonly `${string}/${string}`[])[] = [
  ['catalog/SearchBox'],
  ['cart/MiniCart'],
  ['cart/CartReconciler', 'cart/OrderLife'],
  ['account/AuthForm'],
];
