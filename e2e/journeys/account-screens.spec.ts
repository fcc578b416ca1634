import type { ShopPath } from '@shop/contracts/routing';
import { anEmail } from '../factories/email.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountScreen } from '../screens/account.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

const KEY = '#id=none&token=none';

// The other screens of mail links have the same component as the e-mail's.
for (const { path, says } of [
  { path: '/account/reset-password', says: 'account.link.spent' },
  { path: `/account/confirm-email${KEY}`, says: 'account.confirm_email.text' },
] as const satisfies readonly { path: ShopPath; says: string }[]) {
  test(`S11 the screen of ${path} is accessible, and has no key in its URL`, async ({
    page,
    market,
  }) => {
    await page.goto(market.url(path));
    await expect(page.getByText(market.text(says), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(market.url(path.replace(KEY, '') as ShopPath));
    await expectAccessible(page);
  });
}

test('S11 S15 privacy and account deletion are accessible by keyboard, and can be canceled', async ({
  page,
  market,
  platform,
}) => {
  const credentials = { email: anEmail(), password: 'una passeggiata in vigna' };
  await platform.createCustomer(credentials);
  await accountScreen(page, market).enter(credentials);
  await page.goto(market.url('/account/privacy'));
  const opener = page.getByRole('button', { name: market.text('account.delete.action') });
  await expect(opener).toBeVisible();
  await expectAccessible(page);
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: market.text('account.delete.question') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: market.text('account.delete.confirm') }).press('Enter');
  const password = dialog.getByLabel(market.text('account.password.current'), { exact: true });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(market.url('/account/privacy'));
  await opener.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
