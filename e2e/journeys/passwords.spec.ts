import { paths } from '@shop/contracts/routing';
import { anEmail } from '../factories/email.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountScreen } from '../screens/account.ts';
import { passwordScreens } from '../screens/password-screens.ts';
import { toast } from '../screens/product.ts';
import { sessionNotice } from '../screens/session-notice.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

const OLD = 'una passeggiata in vigna';
const NEW = 'un calice al tramonto';

test('S10 O2 T13 a forgotten password is reset by the mail’s link, once', async ({
  page,
  market,
  platform,
  inbox,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 410 .*\/api\/resetPassword/);
  watch.allow(/status of 401 .*\/oauth\/token/);
  const email = anEmail();
  await platform.createCustomer({ email, password: OLD });
  const screens = passwordScreens(page, market);
  const account = accountScreen(page, market);

  await screens.forget(email);
  // Passed in memory: no URL of the shop contains it.
  await expect(screens.email).toHaveValue(email);
  await expect(page).toHaveURL(market.url('/account/forgot-password'));
  await expectAccessible(page);
  await screens.askForLink();
  await expect(screens.sent(email)).toBeVisible();
  await expectAccessible(page);

  const link = await inbox.linkTo('account/reset-password', email);
  await page.goto(link);
  await expect(screens.fresh).toBeVisible();
  // The key is removed from URL and history.
  await expect(page).toHaveURL(market.url('/account/reset-password'));
  await expectAccessible(page);
  await screens.setNew(NEW);
  await expect(account.heading('login')).toBeVisible();
  await expect(toast(page, market)).toContainText(market.text('success.password_changed'));

  await account.logIn({ email, password: OLD });
  await expect(page.getByRole('main')).toContainText(market.text('error.invalid_credentials'));
  await account.logIn({ email, password: NEW });
  await expect(account.heading('home')).toBeVisible();

  await page.goto(link);
  await screens.setNew(OLD);
  await expect(screens.spent).toBeVisible();
  await expectAccessible(page);
  await screens.toNewLink.click();
  await expect(page).toHaveURL(market.url('/account/forgot-password'));
});

test('S10 O2 an address without an account gets the same response, and no mail', async ({
  page,
  market,
  inbox,
}) => {
  const email = anEmail();
  const screens = passwordScreens(page, market);
  await screens.forget(email);
  await screens.askForLink();
  await expect(screens.sent(email)).toBeVisible();
  expect(await inbox.count(email)).toBe(0);
});

test('S11 V3 O3 T13 a customer changes the password by keyboard, and logs in again', async ({
  page,
  market,
  platform,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 403 .*\/api\/changePassword/);
  const email = anEmail();
  await platform.createCustomer({ email, password: OLD });
  const screens = passwordScreens(page, market);
  const account = accountScreen(page, market);
  await account.enter({ email, password: OLD });

  await screens.openChange();
  await expect(screens.current).toBeVisible();
  await expectAccessible(page);
  await screens.change('another password', NEW);
  await expect(screens.current).toHaveAccessibleDescription(
    market.text('error.invalid_old_password'),
  );
  await expectAccessible(page);

  // The summary has the focus: its link leads to the field, and each control is one Tab further.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(screens.current).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(OLD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(screens.current).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await expect(screens.fresh).toBeFocused();
  await expect(screens.strength(4)).toBeVisible();
  await page.keyboard.press('Enter');

  const { notice } = sessionNotice(page, market);
  await expect(notice).toContainText(market.text('shell.loginAgain.text'));
  await expectAccessible(page);
  await sessionNotice(page, market).logIn({ email, password: NEW });
  await expect(account.heading('home')).toBeVisible();
  await expect(page).toHaveURL(market.url(paths.account()));
});

test('O1 O2 the specified calls to the shop’s own origin create an account and send its mails', async ({
  request,
  market,
  inbox,
}) => {
  const email = anEmail();
  const account = { email, password: OLD, metadata: { source: 'footer' }, subscribeConsent: false };
  const made = await request.post('/api/signup', { data: account });
  expect([made.status(), await made.json()]).toEqual([201, { id: expect.any(String), email }]);
  const asked = await request.post('/api/resetPassword', { data: { email } });
  expect(asked.status()).toBe(202);
  expect(await inbox.linkTo('account/reset-password', email)).toContain(
    market.url('/account/reset-password'),
  );
});
