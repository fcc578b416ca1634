import { paths } from '@shop/contracts/routing';
import { aCustomer } from '../factories/customer.ts';
import { expect, test } from '../fixtures/test.ts';

test('T16 the footer form requests the newsletter, which starts with the mail’s link', async ({
  page,
  market,
  inbox,
}) => {
  const { text } = market;
  const { email } = aCustomer();
  await page.goto(market.url(paths.info('contact')));
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox');
  // The button does nothing before hydration.
  await expect(async () => {
    await footer.getByRole('button', { name: text('shell.newsletter.open') }).click();
    await expect(field).toBeFocused({ timeout: 2000 });
  }).toPass();
  await field.fill(email);
  await field.press('Enter');
  await expect(footer.getByText(text('shell.newsletter.sent'))).toBeVisible();
  await page.goto(await inbox.linkTo('account/confirm-newsletter', email));
  await page.getByRole('button', { name: text('account.confirm_newsletter.action') }).click();
  await expect(
    page.getByText(text('account.confirm_newsletter.done'), { exact: true }),
  ).toBeVisible();
});
