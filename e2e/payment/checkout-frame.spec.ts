import { anItalianAddress } from '../factories/address.ts';
import { anEmail } from '../factories/email.ts';
import { BARBERA } from '../factories/item.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { goToSection } from '../screens/buy.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

interface Shift {
  startTime: number;
  hadRecentInput: boolean;
}

/** Unexpected layout shifts after a time of the page (ms). */
const unexpectedShifts = (since: number) =>
  (globalThis as unknown as { shifts: Shift[] }).shifts.filter(
    ({ startTime, hadRecentInput }) => startTime >= since && !hadRecentInput,
  );

test.describe('the payment frame in the checkout', () => {
  test.beforeEach(async ({ page, market }) => {
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: 'layout-shift',
      });
    });
    const shopper = { email: anEmail(), address: anItalianAddress() };
    await goToSection(page, market, BARBERA, shopper, 'payment');
  });

  test('P1 appears without layout shift, follows the color scheme, and has no axe violation', async ({
    page,
    market: { text },
  }) => {
    const choice = await page.evaluate(() => performance.now());
    await page.getByRole('radio', { name: text('checkout.payment.card') }).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText(text('checkout.frame.demo.title'))).toBeVisible();
    await expect(page.getByTitle(text('checkout.card_frame.title'))).toBeVisible();
    expect(await page.evaluate(unexpectedShifts, choice)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page);
  });

  test('A1 P1 receives the focus from the page and returns it, by keyboard alone', async ({
    page,
    market: { text },
  }) => {
    const card = page.getByRole('radio', { name: text('checkout.payment.card') });
    await card.focus();
    await page.keyboard.press('Space');
    const frame = page.frameLocator('iframe');
    const field = (name: string) =>
      frame.getByRole('textbox', { name: text(`checkout.frame.field.${name}`) });
    await expect(field('number')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(field('number')).toBeFocused();
    for (const name of ['name', 'expiry', 'code']) {
      await page.keyboard.press('Tab');
      await expect(field(name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(frame.getByText(text('checkout.frame.cards'))).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByTitle(text('checkout.card_frame.title'))).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(frame.getByText(text('checkout.frame.cards'))).toBeFocused();
  });

  test('P1 reports a missing form, and loads it at Retry', async ({
    page,
    market: { text },
    watch,
  }) => {
    watch.allow(/ERR_FAILED/);
    await page.route(/\/payment-frame\.[^/]+\.html$/, (route) => route.abort());
    await page.getByRole('radio', { name: text('checkout.payment.card') }).click();
    await expect(page.getByText(text('checkout.card_frame.late'))).toBeVisible();
    await page.unroute(/\/payment-frame\.[^/]+\.html$/);
    await page.getByRole('button', { name: text('ui.region.retry') }).click();
    await expect(
      page.frameLocator('iframe').getByText(text('checkout.frame.demo.title')),
    ).toBeVisible();
  });
});
