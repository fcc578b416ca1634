import type { Locator, Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { NIVALE } from '../factories/item.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { cartScreen } from '../screens/cart.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { credentialsForm } from '../screens/credentials-form.ts';
import { productScreen } from '../screens/product.ts';
import type { Place } from '../../tooling/test/development/edited-file.ts';

/** The sources of a remote that the test edits, and a page that displays all of them. */
export interface EditedRemote {
  /** Opens the page. @returns a field of it to type into */
  open: (page: Page, market: MarketUnderTest) => Promise<Locator>;
  typed: string;
  /** The body of a component, of which a statement may follow. */
  component: Place;
  /** A CSS Module of the page, which may end with another rule. */
  style: string;
  /** The body of the screen, or its expression in parentheses. */
  screen: Place;
}

const openProduct = async (page: Page, market: MarketUnderTest) => {
  const product = productScreen(page, market);
  await product.open(NIVALE);
  return product;
};

const fillCart = async (page: Page, market: MarketUnderTest): Promise<void> =>
  (await openProduct(page, market)).addToCart();

export const EDITED = {
  catalog: {
    open: async (page, market) => (await openProduct(page, market)).quantity,
    typed: '3',
    component: {
      file: 'mf-catalog/src/item/item-view.tsx',
      after: 'export const ItemView = ({ product: made, refetch }: Props) => {',
    },
    style: 'mf-catalog/src/item/item-view.module.css',
    screen: {
      file: 'mf-catalog/src/pages/product-page.tsx',
      after: 'export const ProductPage = () => {',
    },
  },
  cart: {
    open: async (page, market) => {
      await fillCart(page, market);
      await cartScreen(page, market).open();
      return cartScreen(page, market).code;
    },
    typed: 'BENVENUTO',
    component: {
      file: 'mf-cart/src/components/codes/code-field.tsx',
      after: 'export const CodeField = ({ busy, disabled, kind, onApply }: Props) => {',
    },
    style: 'mf-cart/src/components/codes/code-field.module.css',
    screen: {
      file: 'mf-cart/src/pages/cart/cart-page.tsx',
      after: 'export const CartPage = () => {',
    },
  },
  checkout: {
    open: async (page, market) => {
      await fillCart(page, market);
      await checkoutScreen(page, market).open('account');
      return checkoutScreen(page, market).email;
    },
    typed: 'ada@example.com',
    component: {
      file: 'mf-checkout/src/steps/contact/account-section.tsx',
      after: 'export const AccountSection = ({ order }: { order: Order | null }) => {',
    },
    style: 'mf-checkout/src/steps/section-panel.module.css',
    screen: {
      file: 'mf-checkout/src/pages/checkout-section/index.tsx',
      after: 'export const Page = () => {',
    },
  },
  account: {
    open: async (page, market) => {
      await page.goto(market.url(paths.login()));
      return credentialsForm(page.getByRole('main'), market).email;
    },
    typed: 'ada@example.com',
    component: {
      file: 'mf-account/src/components/sign-in/login-form.tsx',
      after: 'export const LoginForm = ({ email: known, onWorking, onDone }: SignInFormProps) => {',
    },
    style: 'mf-account/src/components/sign-in/auth-form.module.css',
    screen: { file: 'mf-account/src/pages/login.tsx', after: 'export const Page = () => (' },
  },
} as const satisfies Readonly<Record<string, EditedRemote>>;
