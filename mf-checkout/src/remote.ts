import { CONTRACT_VERSION, defineRemote, type Messages } from '@shop/contracts/remote';
import { clearDraft } from './steps/checkout-draft.ts';
import { routes } from './routes.ts';

/** The checkout team's remote: three steps, success and error screens (S6–S9). */
export default defineRemote({
  name: 'checkout',
  contract: CONTRACT_VERSION,
  routes,
  pages: {
    checkout: () => import(/* webpackChunkName: "page-checkout" */ './pages/checkout/index.tsx'),
    'checkout-section': () =>
      import(/* webpackChunkName: "page-checkout-section" */ './pages/checkout-section/index.tsx'),
    'checkout-confirmed': () =>
      import(
        /* webpackChunkName: "page-checkout-confirmed" */ './pages/checkout-confirmed/index.tsx'
      ),
    'checkout-error': () =>
      import(/* webpackChunkName: "page-checkout-error" */ './pages/checkout-error/index.tsx'),
  },
  fragments: {},
  messages: async (locale) => {
    const catalogue: { default: Messages } = await import(
      /* webpackChunkName: "messages-[request]", webpackExclude: /-US/ */ `./messages/${locale}.json`
    );
    return catalogue.default;
  },
  register: ({ events }) => {
    // Drafts belong to their author: a logout clears them, an expired session does not (T3).
    events.on('session:changed', ({ kind, reason }) => {
      if (kind === 'anonymous' && reason !== 'expired') clearDraft();
    });
  },
});
