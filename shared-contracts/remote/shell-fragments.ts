import type { FragmentRef } from './fragments.ts';

/**
 * Fragments that the shell shows on its pages, each with the alternatives it accepts. A release without them is
 * refused while it would be the only one.
 */
export const SHELL_FRAGMENTS: readonly (readonly FragmentRef[])[] = [
  ['catalog/SearchBox'],
  ['cart/MiniCart'],
  ['cart/CartReconciler', 'cart/OrderLife'],
  ['account/AuthForm'],
];
