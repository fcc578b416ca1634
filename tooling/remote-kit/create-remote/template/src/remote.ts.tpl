import { CONTRACT_VERSION, defineRemote, type Messages } from '@shop/contracts/remote';
import { routes } from './routes.ts';
import { slots } from './slots.ts';

/** Everything that the __name__ team exposes. Each page and fragment is a chunk of its own. */
export default defineRemote({
  name: '__name__',
  contract: CONTRACT_VERSION,
  routes,
  slots,
  pages: {
    '__name__': () =>
      import(/* webpackChunkName: "page-__name__" */ './pages/__name__/index.ts'),
  },
  fragments: {
    Teaser: () => import(/* webpackChunkName: "fragment-Teaser" */ './fragments/teaser.tsx'),
  },
  messages: async (locale) => {
    const catalog: { default: Messages } = await import(
      /* webpackChunkName: "messages-[request]", webpackExclude: /-US/ */ `./messages/${locale}.json`
    );
    return catalog.default;
  },
  // Slices and endpoints that pages need before they load are injected here.
  register: () => undefined,
});
