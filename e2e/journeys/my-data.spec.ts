import { readFile } from 'node:fs/promises';
import { paths } from '@shop/contracts/routing';
import { anEmail } from '../factories/email.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountScreen } from '../screens/account.ts';
import { myDataScreens } from '../screens/my-data-screens.ts';
import { toast } from '../screens/product.ts';
import { sessionNotice } from '../screens/session-notice.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

const password = 'una passeggiata in vigna';

test('S11 T16 personal data are saved, and the newsletter is confirmed by mail', async ({
  page,
  market,
  platform,
  inbox,
}) => {
  test.slow();
  const email = anEmail();
  await platform.createCustomer({ email, password });
  const screens = myDataScreens(page, market);
  await accountScreen(page, market).enter({ email, password });

  await screens.openData();
  await expect(screens.firstName).toBeVisible();
  await expectAccessible(page);
  await screens.firstName.fill('Ginevra');
  // The input survives a reload.
  await page.reload();
  await expect(screens.firstName).toHaveValue('Ginevra');
  await screens.save.click();
  await expect(toast(page, market)).toContainText(market.text('success.personal_data_updated'));

  await expect(screens.newsletter('none', email)).toBeVisible();
  await screens.subscribe.click();
  await expect(screens.newsletter('asked', email)).toBeVisible();
  await page.goto(await inbox.linkTo('account/confirm-newsletter', email));
  await screens.confirmNewsletter.click();
  await expect(screens.subscribed).toBeVisible();
  await expectAccessible(page);
  await screens.openData();
  await expect(screens.newsletter('confirmed', email)).toBeVisible();
  await expect(screens.firstName).toHaveValue('Ginevra');

  const written = page.waitForResponse(/\/api\/consent$/);
  await screens.consent('Post').press('Space');
  expect((await written).status()).toBe(200);
  await page.reload();
  await expect(screens.consent('Post')).toBeChecked();
  await expect(screens.consent('Profiling')).not.toBeChecked();
});

test('S11 T13 a new e-mail address is confirmed by mail, and login works with it', async ({
  page,
  market,
  platform,
  inbox,
}) => {
  test.slow();
  const [email, fresh] = [anEmail(), anEmail()];
  await platform.createCustomer({ email, password });
  const screens = myDataScreens(page, market);
  const account = accountScreen(page, market);
  await account.enter({ email, password });

  await screens.openEmail();
  await screens.changeEmail(fresh, password);
  await expect(screens.waiting(fresh, email)).toBeVisible();
  await expectAccessible(page);
  await page.goto(await inbox.linkTo('account/confirm-email', fresh));
  await screens.confirmEmail.click();
  await expect(screens.emailChanged).toBeVisible();
  await sessionNotice(page, market).logIn({ email: fresh, password });
  await expect(account.heading('home')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(fresh);
});

test('S11 S15 a customer exports the data and deletes the account', async ({
  page,
  market,
  platform,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 403 .*\/api\/deleteAccount/);
  watch.allow(/status of 401 .*\/oauth\/token/);
  const email = anEmail();
  await platform.createCustomer({ email, password });
  const screens = myDataScreens(page, market);
  const account = accountScreen(page, market);
  await account.enter({ email, password });

  await screens.openPrivacy();
  const file = await screens.download();
  const content = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(content).toMatchObject({ profile: { email }, orders: [], addresses: [] });

  await screens.askToDelete.click();
  await screens.confirmDeletion('another password');
  await expect(page.getByRole('dialog')).toContainText(market.text('error.invalid_old_password'));
  await screens.confirmDeletion(password);
  await expect(screens.deleted).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(market.url('/'));
  await page.goto(market.url(paths.login()));
  await account.logIn({ email, password });
  await expect(page.getByRole('main')).toContainText(market.text('error.invalid_credentials'));
});
