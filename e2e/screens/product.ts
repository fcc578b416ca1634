import type { Locator, Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import type { Item } from '../factories/item.ts';
import type { ItemOption } from '../factories/option.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { destinationDialog } from './destination.ts';

/** The product page (S1). */
export const productScreen = (page: Page, market: MarketUnderTest) => {
  const { text, url, locale } = market;
  const buyBox = page.getByRole('region', { name: text('catalog.item.buy') });
  const add = buyBox.getByRole('button', { name: text('cart.add.action') });
  // Exact: in German the pending label is "Wird hinzugefügt".
  const added = buyBox.getByRole('button', { name: text('cart.add.added'), exact: true });
  const destination = destinationDialog(page, market);
  return {
    buyBox,
    add,
    /** The button after the platform's confirmation. */
    added,
    /** The announced reason why nothing was added. */
    refused: toast(page, market).getByRole('alert').getByRole('paragraph').first(),
    option: (option: ItemOption) => buyBox.getByRole('checkbox', { name: option.name(locale) }),
    quantity: buyBox.getByRole('textbox', { name: text('cart.quantity') }),
    open: async ({ code, name }: Item): Promise<void> => {
      await page.goto(url(paths.product(code, name(locale))));
      // The buy box's code loads for an active visitor.
      await page.mouse.move(8, 8);
    },
    /**
     * Adds the entered quantity and waits for the platform's confirmation. If the shop asks for the ship-to
     * country, chooses that of the market under test.
     */
    addToCart: async (): Promise<void> => {
      await add.click();
      await added.or(destination.dialog).first().waitFor();
      if (await destination.dialog.isVisible()) await destination.answer();
      await added.waitFor();
    },
  };
};

/** A notification of the shop (S16). */
export const toast = (page: Page, { text }: MarketUnderTest): Locator =>
  page.getByRole('region', { name: text('ui.notifications') });
