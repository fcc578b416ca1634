import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** One order, as its customer sees it (S11) or a visitor with its link. */
export const orderScreen = (page: Page, { text, url }: MarketUnderTest) => {
  const main = page.getByRole('main');
  const section = (key: string) =>
    main.locator('section', {
      has: page.getByRole('heading', { level: 2, name: text(key), exact: true }),
    });
  return {
    heading: page.getByRole('heading', { level: 1, name: text('account.order.title') }),
    missing: main.getByRole('heading', { name: text('account.order.missing.title') }),
    tracking: section('account.tracking.title'),
    lines: section('account.order.lines'),
    again: main.getByRole('button', { name: text('account.again.action') }),
    toCart: main.getByRole('link', { name: text('account.again.to_cart') }),
    cancel: main.getByRole('button', { name: text('account.cancel.action') }),
    confirmCancel: page
      .getByRole('dialog')
      .getByRole('button', { name: text('account.cancel.confirm') }),
    track: {
      heading: page.getByRole('heading', { level: 1, name: text('account.track.title') }),
      footerLink: page
        .getByRole('contentinfo')
        .getByRole('link', { name: text('shell.footer.track') }),
      find: async (number: string, email: string): Promise<void> => {
        await main.getByLabel(text('account.track.number'), { exact: true }).fill(number);
        await main.getByLabel(text('account.email'), { exact: true }).fill(email);
        await main.getByRole('button', { name: text('account.track.submit') }).click();
      },
      sent: main.getByText(text('account.track.sent'), { exact: true }),
      spent: main.getByText(text('account.track.spent'), { exact: true }),
    },
    orderUrl: (id: string) => url(`${paths.orders()}/${id}`),
  };
};
