import { CONTRACT_VERSION, defineRemote, type Messages } from '@shop/contracts/remote';
import { routes } from './routes.ts';

/** The catalog team's remote: pages, fragment and messages. */
export default defineRemote<'catalog'>({
  name: 'catalog',
  contract: CONTRACT_VERSION,
  routes,
  pages: {
    home: () => import(/* webpackChunkName: "page-home" */ './pages/home.ts'),
    category: () => import(/* webpackChunkName: "page-category" */ './pages/category.ts'),
    producer: () => import(/* webpackChunkName: "page-producer" */ './pages/producer.ts'),
    search: () => import(/* webpackChunkName: "page-search" */ './pages/search.ts'),
    product: () => import(/* webpackChunkName: "page-product" */ './pages/product.ts'),
    'single-product': () =>
      import(/* webpackChunkName: "page-single-product" */ './pages/product.ts'),
    'wish-list': () => import(/* webpackChunkName: "page-wish-list" */ './pages/wish-list.ts'),
    bundle: () => import(/* webpackChunkName: "page-bundle" */ './pages/bundle.ts'),
  },
  fragments: {
    SearchBox: () => import(/* webpackChunkName: "fragment-SearchBox" */ './search/search-box.tsx'),
  },
  messages: async (locale) => {
    const catalogue: { default: Messages } = await import(
      /* webpackChunkName: "messages-[request]", webpackExclude: /-US/ */ `./messages/${locale}.json`
    );
    return catalogue.default;
  },
  // Pages bring their own endpoints, so nothing is injected up front.
  register: () => undefined,
});
