import { CONTRACT_VERSION, defineRemote } from '@shop/contracts/remote';
import { injectSlice } from '@shop/contracts/store';
import { routes } from './routes.ts';
import { cartSlice } from './store/cart-slice.ts';

/** Everything that the cart team exposes. Each page and fragment is a chunk of its own. */
export default defineRemote({
  name: 'cart',
  contract: CONTRACT_VERSION,
  routes,
  pages: {
    cart: () => import(/* webpackChunkName: "page-cart" */ './pages/cart/index.ts'),
  },
  fragments: {
    MiniCart: () =>
      import(/* webpackChunkName: "fragment-MiniCart" */ './fragments/mini-cart/mini-cart.tsx'),
    CartReconciler: () =>
      import(
        /* webpackChunkName: "fragment-CartReconciler" */ './fragments/cart-reconciler/cart-reconciler.tsx'
      ),
    AddToCart: () =>
      import(
        /* webpackChunkName: "fragment-AddToCart" */ './fragments/add-to-cart/add-to-cart.tsx'
      ),
    OrderSummary: () =>
      import(
        /* webpackChunkName: "fragment-OrderSummary" */ './fragments/order-summary/order-summary.tsx'
      ),
  },
  messages: async (locale) => {
    const catalog = await import(
      /* webpackChunkName: "messages-[request]", webpackExclude: /-US/ */ `./messages/${locale}.json`
    );
    return catalog.default;
  },
  register: () => {
    injectSlice(cartSlice);
  },
});
