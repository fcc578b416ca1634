import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import type { Item } from '../factories/item.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** The withdrawal function, in its two steps (S11). */
export const withdrawalScreen = (page: Page, { text, url, locale }: MarketUnderTest) => {
  const main = page.getByRole('main');
  const field = (key: string) => main.getByRole('textbox', { name: text(key), exact: true });
  return {
    url: url(paths.withdraw()),
    heading: page.getByRole('heading', { level: 1, name: text('account.withdraw.title') }),
    footerLink: page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('shell.footer.withdraw') }),
    name: field('account.returns.name'),
    number: field('account.returns.number'),
    email: field('account.returns.email'),
    someItems: main.getByRole('radio', { name: text('account.returns.scope.some') }),
    quantityOf: (item: Item) =>
      main.getByRole('textbox', {
        name: text('account.returns.quantity', { name: item.name(locale) }),
      }),
    proceed: main.getByRole('button', { name: text('account.returns.continue') }),
    confirm: main.getByRole('button', { name: text('account.returns.withdrawal.confirm') }),
    done: main.getByRole('heading', { name: text('account.returns.withdrawal.done') }),
    status: (status: string) =>
      main.getByText(text(`account.returns.status.${status}`), { exact: true }),
  };
};
