import { CONTRACT_VERSION, defineRemote, type Messages } from '@shop/contracts/remote';
import { routes } from './routes.ts';

/** The account team's remote: login, register, my account (S10, S11), and the pages of text a customer turns to. */
export default defineRemote({
  name: 'account',
  contract: CONTRACT_VERSION,
  routes,
  pages: {
    login: () => import(/* webpackChunkName: "page-login" */ './pages/login.tsx'),
    register: () => import(/* webpackChunkName: "page-register" */ './pages/register.tsx'),
    account: () => import(/* webpackChunkName: "page-account" */ './pages/account.tsx'),
    orders: () => import(/* webpackChunkName: "page-orders" */ './pages/orders.tsx'),
    order: () => import(/* webpackChunkName: "page-order" */ './pages/order.tsx'),
    addresses: () => import(/* webpackChunkName: "page-addresses" */ './pages/addresses.tsx'),
    cards: () => import(/* webpackChunkName: "page-cards" */ './pages/cards.tsx'),
    'forgot-password': () =>
      import(/* webpackChunkName: "page-forgot-password" */ './pages/forgot-password.tsx'),
    'reset-password': () =>
      import(/* webpackChunkName: "page-reset-password" */ './pages/reset-password.tsx'),
    'change-password': () =>
      import(/* webpackChunkName: "page-change-password" */ './pages/change-password.tsx'),
    email: () => import(/* webpackChunkName: "page-email" */ './pages/email.tsx'),
    'confirm-email': () =>
      import(/* webpackChunkName: "page-confirm-email" */ './pages/confirm-email.tsx'),
    'personal-data': () =>
      import(/* webpackChunkName: "page-personal-data" */ './pages/personal-data.tsx'),
    'confirm-newsletter': () =>
      import(/* webpackChunkName: "page-confirm-newsletter" */ './pages/confirm-newsletter.tsx'),
    'confirm-notice': () =>
      import(/* webpackChunkName: "page-confirm-notice" */ './pages/confirm-notice.tsx'),
    unsubscribe: () => import(/* webpackChunkName: "page-unsubscribe" */ './pages/unsubscribe.tsx'),
    privacy: () => import(/* webpackChunkName: "page-privacy" */ './pages/privacy.tsx'),
    'track-order': () =>
      import(/* webpackChunkName: "page-track-order" */ './pages/track-order.tsx'),
    withdraw: () => import(/* webpackChunkName: "page-withdraw" */ './pages/withdraw.tsx'),
    'return-items': () =>
      import(/* webpackChunkName: "page-return-items" */ './pages/return-items.tsx'),
    info: () => import(/* webpackChunkName: "page-info" */ './pages/info/index.ts'),
  },
  fragments: {
    AuthForm: () => import(/* webpackChunkName: "fragment-AuthForm" */ './fragments/auth-form.tsx'),
    AccountOffer: () =>
      import(/* webpackChunkName: "fragment-AccountOffer" */ './fragments/account-offer.tsx'),
    AddressForm: () =>
      import(/* webpackChunkName: "fragment-AddressForm" */ './fragments/address-form.tsx'),
    AddressBook: () =>
      import(/* webpackChunkName: "fragment-AddressBook" */ './fragments/address-book.tsx'),
  },
  messages: async (locale, of) => {
    const catalogues: { default: Messages }[] = await Promise.all([
      import(
        /* webpackChunkName: "messages-[request]", webpackExclude: /-US/ */ `./messages/${locale}.json`
      ),
      ...(of
        ? [
            import(
              /* webpackChunkName: "page-messages-[request]", webpackExclude: /-US/ */ `./pages/messages/${locale}.json`
            ),
          ]
        : []),
    ]);
    return Object.assign({}, ...catalogues.map((it) => it.default)) as Messages;
  },
  register: () => {},
});
