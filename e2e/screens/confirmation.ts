import type { Page } from '@playwright/test';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** Step 3 of a purchase (S8). */
export const confirmationScreen = (page: Page, { text }: MarketUnderTest) => ({
  heading: page.getByRole('heading', { level: 1, name: text('checkout.confirmed.title') }),
  /** Order id in the page's URL. */
  orderId: (): string => new URL(page.url()).pathname.split('/').at(-1) ?? '',
  /** Text under a heading of the order, such as `payment`. */
  part: (name: 'next' | 'delivery' | 'payment' | 'email' | 'order') =>
    page.locator('section', {
      has: page.getByRole('heading', { level: 2, name: text(`checkout.confirmed.${name}`) }),
    }),
  createAccount: page.getByRole('button', { name: text('checkout.confirmed.account.action') }),
  password: page.getByLabel(text('account.password'), { exact: true }),
  register: page.getByRole('button', { name: text('account.register.submit') }),
  unknown: page.getByRole('heading', {
    level: 1,
    name: text('checkout.confirmed.unknown.title'),
  }),
});
