import type { PageContext, PageResult } from '@shop/contracts/remote';

/** The cart is the visitor's own: the server sends its frame, and the page reads the order in the browser. */
export const load = async ({ text }: PageContext): Promise<PageResult> => ({
  status: 200,
  head: { title: text('cart.title'), robots: 'noindex' },
});
