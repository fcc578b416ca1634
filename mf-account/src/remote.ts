import { CONTRACT_VERSION, defineRemote, type Messages } from '@shop/contracts/remote';
import { routes } from './routes.ts';

/** The account team's remote: login, register, my account (S10, S11), and the pages of text a customer turns to. */
export default defineRemote({
  name: 'account',
  contract: CONTRACT_VERSION,
  routes,
  pages: {
    login: () => import(/* webpackChunkName: "page-login" */ './pages/login/index.tsx'),
    register: () => import(/* webpackChunkName: "page-register" */ './pages/register/index.tsx'),
    account: () => import(/* webpackChunkName: "page-account" */ './pages/account/index.tsx'),
    orders: () => import(/* webpackChunkName: "page-orders" */ './pages/orders/index.tsx'),
    info: () => import(/* webpackChunkName: "page-info" */ './pages/info/index.ts'),
  },
  fragments: {
    AuthForm: () =>
      import(/* webpackChunkName: "fragment-AuthForm" */ './fragments/auth-form/auth-form.tsx'),
    AccountOffer: () =>
      import(
        /* webpackChunkName: "fragment-AccountOffer" */ './fragments/account-offer/account-offer.tsx'
      ),
    AddressForm: () =>
      import(
        /* webpackChunkName: "fragment-AddressForm" */ './fragments/address-form/address-form.tsx'
      ),
    AddressBook: () =>
      import(
        /* webpackChunkName: "fragment-AddressBook" */ './fragments/address-book/address-book.tsx'
      ),
  },
  messages: async (locale) => {
    const catalogue: { default: Messages } = await import(
      /* webpackChunkName: "messages-[request]" */ `./messages/${locale}.json`
    );
    return catalogue.default;
  },
  register: () => {},
});
