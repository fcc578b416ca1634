import type { Page } from '@playwright/test';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** The order beside the checkout (S6), as the cart team shows it. */
export const orderSummary = (page: Page, { text }: MarketUnderTest) => {
  const region = page.getByRole('region', { name: text('cart.summary') });
  return {
    region,
    /** The line that toggles it on small screens. */
    show: region.getByRole('button', { name: text('cart.summary.show') }),
    hide: region.getByRole('button', { name: text('cart.summary.hide') }),
    openCode: () => region.locator('summary', { hasText: text('cart.code.label') }).click(),
    code: region.getByRole('group', { name: text('cart.codes') }).getByRole('textbox'),
    clearCode: (code: string) =>
      region.getByRole('button', { name: text('cart.code.clearOf', { code }) }),
    openGift: () => region.locator('summary', { hasText: text('cart.gift.label') }).click(),
    gift: region.getByRole('textbox', { name: text('cart.gift.label') }),
    giftSaved: region.getByText(text('cart.gift.saved')),
  };
};
