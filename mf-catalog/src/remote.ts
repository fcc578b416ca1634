import { CONTRACT_VERSION, defineRemote, type Messages } from '@shop/contracts/remote';
import { routes } from './routes.ts';

/** What the catalogue team offers to the shop. */
export default defineRemote<'catalog'>({
  name: 'catalog',
  contract: CONTRACT_VERSION,
  routes,
  pages: {
    home: () => import(/* webpackChunkName: "page-home" */ './pages/home/index.ts'),
    category: () => import(/* webpackChunkName: "page-category" */ './pages/category/index.ts'),
    producer: () => import(/* webpackChunkName: "page-producer" */ './pages/producer/index.ts'),
    search: () => import(/* webpackChunkName: "page-search" */ './pages/search/index.ts'),
    product: () => import(/* webpackChunkName: "page-product" */ './pages/product/index.ts'),
    'single-product': () =>
      import(/* webpackChunkName: "page-single-product" */ './pages/product/index.ts'),
    'wish-list': () =>
      import(/* webpackChunkName: "page-wish-list" */ './pages/wish-list/index.ts'),
    bundle: () => import(/* webpackChunkName: "page-bundle" */ './pages/bundle/index.ts'),
  },
  fragments: {
    SearchBox: () =>
      import(/* webpackChunkName: "fragment-SearchBox" */ './fragments/search-box/search-box.tsx'),
  },
  messages: async (locale) => {
    const catalogue: { default: Messages } = await import(
      /* webpackChunkName: "messages-[request]", webpackExclude: /-US/ */ `./messages/${locale}.json`
    );
    return catalogue.default;
  },
  // Endpoints come with the pages that use them, so there is nothing to inject ahead.
  register: () => undefined,
});
