import { paths } from '@shop/contracts/routing';
import { publish } from '../../tooling/remote-kit/release/publish/publish.ts';
import {
  issuePreview,
  promote,
  rollback,
} from '../../tooling/remote-kit/release/store-api/edit-releases.ts';
import {
  buildWithHeading,
  publicationOf,
  RELEASE_AUTHOR,
  storeApiOf,
} from '../fixtures/changed-release.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import { header } from '../screens/header.ts';

test('R10 R12 a link shows one visitor a release that is not live; an open page renews itself once it is', async ({
  page,
  browser,
  shop,
  market,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { text, url, locale } = market;
  const storeApi = storeApiOf(shop);
  const before = text('catalog.home.title');
  const words = `${before} – 3`;
  const heading = page.getByRole('heading', { level: 1 });

  const dist = await buildWithHeading(shop, locale, words);
  const published = await publish(await publicationOf(shop, 'catalog', dist));
  if (!published.ok) throw new Error(published.message);
  const { version } = published.value;
  expect(await rollback(storeApi, 'catalog', RELEASE_AUTHOR)).toMatchObject({ ok: true });
  const link = await issuePreview(storeApi, { catalog: version }, 1, RELEASE_AUTHOR);
  if (!link.ok) throw new Error(link.message);

  await expect
    .poll(async () => {
      await page.goto(url('/'));
      return heading.textContent();
    })
    .toBe(before);

  // Someone else, with the link.
  const reviewer = await (await browser.newContext()).newPage();
  await reviewer.goto(`${baseURL}/preview/${link.value.key}?to=${url('/?boundaries')}`);
  await expect(reviewer.getByRole('heading', { level: 1 })).toHaveText(words);
  const bar = reviewer.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText(`catalog ${version}`);
  await expect(reviewer.getByText(`catalog · page · ${version}`)).toBeVisible();
  await reviewer.keyboard.press('Escape');
  await expect(reviewer.getByText(`catalog · page · ${version}`)).toHaveCount(0);
  await header(reviewer, market).department('wine').click();
  await expect(reviewer).toHaveURL(url(paths.category('wine')));

  await page.reload();
  await expect(heading).toHaveText(before);
  await bar.getByRole('link', { name: 'End preview' }).click();
  await expect(reviewer.getByRole('heading', { level: 1 })).toHaveText(before);
  await reviewer.context().close();

  // Live now: a page that was open before learns of it when its window comes to the front.
  expect(await promote(storeApi, 'catalog', version, RELEASE_AUTHOR)).toMatchObject({ ok: true });
  const live = async () => (await (await fetch(`${baseURL}/live-remotes.json`)).json()).catalog;
  await expect.poll(live).toMatchObject({ version });
  await page.clock.install();
  await page.clock.fastForward('02:00');
  const told = page.waitForResponse(/live-remotes\.json/);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await told;
  const loaded = page.waitForEvent('load');
  await header(page, market).department('water').click();
  await loaded;
  await expect(page).toHaveURL(url(paths.category('water')));
  await page.goto(url('/'));
  await expect(heading).toHaveText(words);

  // The next specs share the shop.
  expect(await rollback(storeApi, 'catalog', RELEASE_AUTHOR)).toMatchObject({ ok: true });
  await expect.poll(async () => (await live()).version).not.toBe(version);
});
