import type { PageContext, PageResult } from '@shop/contracts/remote';
import { provideWatch } from '../../order/load-watch.ts';
import * as watch from '../../order/watch-count.ts';

export { CartPage as Page } from './cart-page.tsx';

/** The cart is private: the server renders its frame, and the browser reads the order. */
export const load = async ({ text }: PageContext): Promise<PageResult> => ({
  status: 200,
  head: { title: text('cart.title'), robots: 'noindex' },
});

provideWatch(watch);
