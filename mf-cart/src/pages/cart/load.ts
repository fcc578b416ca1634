import type { PageContext, PageResult } from '@shop/contracts/remote';

/** The cart is private: the server renders its frame, and the browser reads the order. */
export const load = async ({ text }: PageContext): Promise<PageResult> => ({
  status: 200,
  head: { title: text('cart.title'), robots: 'noindex' },
});
