import { provideWatch } from '../../order/load-watch.ts';
import * as watch from '../../order/watch-count.ts';

export { load } from './load.ts';
export { CartPage as Page } from './cart-page.tsx';

provideWatch(watch);
