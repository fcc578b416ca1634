import { CONTRACT_VERSION, defineRemote, type Messages } from '@shop/contracts/remote';
import { routes } from './routes.ts';

/** The remote of those who answer for the shop's texts: terms, privacy, shipping and returns, contact, imprint. */
export default defineRemote<'content'>({
  name: 'content',
  contract: CONTRACT_VERSION,
  routes,
  pages: {
    info: () => import(/* webpackChunkName: "page-info" */ './pages/info/index.ts'),
  },
  fragments: {},
  messages: async (locale) => {
    const catalogue: { default: Messages } = await import(
      /* webpackChunkName: "messages-[request]" */ `./messages/${locale}.json`
    );
    return catalogue.default;
  },
  // Endpoints come with the page that uses them.
  register: () => undefined,
});
