import type { FragmentRef } from '@shop/contracts/remote';
import type { Rendered } from '../boot/boot-data.ts';

const LATE: Partial<Record<Rendered, readonly FragmentRef[]>> = {
  // For a visitor who does something, or has a cart.
  page: ['cart/MiniCart', 'cart/AddToCart'],
  // For a visitor who uses it. The form works without code.
  private: ['catalog/SearchBox'],
};

/**
 * Fragments of a page whose code does not load with it, because the server's HTML has all that a visitor needs at first
 * (`boot/await-fragments.ts`). What is pressed before is kept (`begin/keep-presses.ts`).
 */
export const lateFragments = (rendered: Rendered): readonly FragmentRef[] => LATE[rendered] ?? [];
