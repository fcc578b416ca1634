import type { Page } from '@playwright/test';
import type { Item } from '../factories/item.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** The review of an item, below its line on the page of an order (S11). */
export const reviewScreen = (page: Page, { text, locale }: MarketUnderTest, item: Item) => {
  const name = item.name(locale);
  const form = page.getByRole('form', { name: text('account.review.form', { name }) });
  const field = (key: 'title' | 'text' | 'name') =>
    form.getByRole('textbox', { name: text(`account.review.${key}`), exact: true });
  return {
    form,
    field,
    write: page.getByRole('button', { name: `${text('account.review.write')} ${name}` }),
    stars: (stars: number) =>
      form.getByRole('radio', { name: text('account.review.stars', { stars }) }),
    send: form.getByRole('button', { name: text('account.review.submit') }),
    state: (state: 'pending' | 'published' | 'rejected') =>
      page.getByRole('main').getByText(text(`account.review.${state}`)),
    read: page.getByRole('link', { name: `${text('account.review.read')} ${name}` }),
  };
};
