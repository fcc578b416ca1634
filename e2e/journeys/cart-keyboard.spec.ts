import type { Locator } from '@playwright/test';
import { BARBERA, NIVALE } from '../factories/item.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { cartDrawer, cartScreen } from '../screens/cart.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

/** Presses Tab until the expected element has the focus. */
const tabTo = async (page: Page, target: Locator, most = 60): Promise<void> => {
  for (let step = 0; step < most; step += 1) {
    if (await target.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached by the Tab key').toBeFocused();
};

test('S5 the cart by keyboard and accessible names alone: add, view, change, remove, restore, continue', async ({
  page,
  market,
  watch,
}) => {
  // An invalid code.
  watch.allow(/status of 422/);
  test.slow();
  const product = productScreen(page, market);
  const cart = cartScreen(page, market);
  const drawer = cartDrawer(page, market);

  await product.open(BARBERA);
  await expect(product.add).toBeEnabled();
  await tabTo(page, product.add);
  await page.keyboard.press('Enter');
  // Until the platform has the cart, its link leads to the cart page.
  await product.added.waitFor();
  const link = header(page, market).cart(1);
  await expect(link).toBeVisible();

  // Backwards to the header, into the drawer and out of it.
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(drawer.line(BARBERA)).toBeVisible();
  await tabTo(page, drawer.toCart, 12);
  await page.keyboard.press('Enter');
  await expect(cart.heading).toBeVisible();

  // One more with the stepper, three by typing.
  await tabTo(page, cart.more(BARBERA));
  await page.keyboard.press('Space');
  await expect(cart.quantity(BARBERA)).toHaveValue('2');
  await cart.quantity(BARBERA).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(header(page, market).cart(3)).toBeVisible();

  // Remove and restore: the focus stays at the line's place.
  await tabTo(page, cart.remove(BARBERA), 6);
  await page.keyboard.press('Enter');
  await expect(cart.undo(BARBERA)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cart.quantity(BARBERA)).toHaveValue('3');

  // The gift message, saved without the mouse.
  await tabTo(page, cart.giftSummary);
  await page.keyboard.press('Enter');
  await tabTo(page, cart.gift, 3);
  await page.keyboard.type('Auguri');
  await page.keyboard.press('Tab');
  await expect(cart.giftSaved).toBeVisible();

  // An invalid code: reported, and still in the field.
  await tabTo(page, cart.code, 6);
  await page.keyboard.type('NONE-SUCH');
  await page.keyboard.press('Enter');
  await expect(cart.codes.getByRole('alert')).toBeVisible();
  await expect(cart.code).toHaveValue('NONE-SUCH');

  await tabTo(page, cart.toCheckout, 6);
  await page.keyboard.press('Enter');
  await expect(checkoutScreen(page, market).email).toBeVisible();
});

test('S5 S15 the drawer traps the focus', async ({ page, market }) => {
  const product = productScreen(page, market);
  const drawer = cartDrawer(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await header(page, market).cart(1).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.line(NIVALE)).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(outside, `after ${step + 1} times Tab`).toBe(false);
  }
});
