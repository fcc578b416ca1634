import type { Page } from '@playwright/test';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** The dialog for the ship-to country, before the first item in a market of several countries (S15). */
export const destinationDialog = (page: Page, { text, country: own }: MarketUnderTest) => {
  const dialog = page.getByRole('dialog', { name: text('cart.destination.title') });
  const country = dialog.getByRole('combobox', { name: text('cart.destination.country') });
  const add = dialog.getByRole('button', { name: text('cart.add.action') });
  return {
    dialog,
    country,
    add,
    quantity: dialog.getByRole('textbox', { name: text('cart.quantity') }),
    close: dialog.getByRole('button', { name: text('ui.close') }),
    /** Leads to the market of another country, by that country's name. */
    goOn: (name: string) =>
      dialog.getByRole('button', { name: text('cart.destination.go', { country: name }) }),
    /** Selects the market's own country and confirms. */
    answer: async (): Promise<void> => {
      await country.selectOption(own);
      await add.click();
    },
  };
};
