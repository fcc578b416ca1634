import type { Page } from '@playwright/test';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** The header of every page. */
export const header = (page: Page, { text }: MarketUnderTest) => {
  const banner = page.getByRole('banner');
  return {
    banner,
    department: (key: string) =>
      banner
        .getByRole('navigation', { name: text('shell.departments') })
        .getByRole('link', { name: text(`shell.department.${key}`) }),
    account: banner.getByRole('link', { name: text('shell.account') }),
    cart: (count: number) =>
      banner.getByRole('link', { name: text('cart.mini.label', { count }), exact: true }),
    /** The control for the ship-to country. */
    country: banner.getByRole('button', {
      name: text('shell.country.current', { country: '|', currency: '', language: '' }).split(
        '|',
      )[0],
    }),
    /** The search field, which is a combobox once its code has loaded. */
    search: banner.getByLabel(text('ui.search.label')),
    submitSearch: banner.getByRole('button', { name: text('ui.search.submit'), exact: true }),
    suggestions: banner.getByRole('listbox', { name: text('catalog.suggest.label') }),
  };
};
