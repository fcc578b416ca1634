import type { Page } from '@playwright/test';
import type { Locale } from '@shop/contracts/market';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { header } from './header.ts';

interface Destination {
  country: string;
  locale: Locale;
}

/** The country dialog, the confirmation of a cart transfer (S12), and its result on arrival. */
export const marketChange = (page: Page, market: MarketUnderTest) => {
  const { text, countryName } = market;
  const dialog = page.getByRole('dialog', { name: text('shell.countryChange.go') });
  return {
    dialog,
    goBack: dialog.getByRole('button', { name: text('shell.countryChange.back') }),
    goOn: dialog.getByRole('button', { name: text('shell.countryChange.go') }),
    /** Chooses a country and a language in the country dialog. */
    choose: async ({ country, locale }: Destination): Promise<void> => {
      await header(page, market).country.click();
      const choice = page.getByRole('dialog', { name: text('shell.country.title') });
      await choice
        .getByRole('combobox', { name: text('shell.country.deliverTo') })
        .selectOption({ label: countryName(country) });
      await choice
        .getByRole('combobox', { name: text('shell.country.language') })
        .selectOption(locale);
      await choice.getByRole('button', { name: text('shell.country.continue') }).click();
    },
    list: page.getByRole('status').filter({ hasText: text('cart.life.left.market') }),
    closeList: page.getByRole('button', { name: text('cart.life.close') }),
    failed: page.getByText(text('cart.life.failed')),
    retry: page.getByRole('button', { name: text('ui.region.retry') }),
  };
};
