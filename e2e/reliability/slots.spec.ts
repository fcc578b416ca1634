import { join } from 'node:path';
import { paths } from '@shop/contracts/routing';
import { buildChangedCopy } from '../../tooling/test/build-changed-copy.ts';
import { publish } from '../../tooling/remote-kit/release/publish/publish.ts';
import { rollback } from '../../tooling/remote-kit/release/store-api/edit-releases.ts';
import { BARBERA } from '../factories/item.ts';
import { fillSlot } from '../faults/fill-slot.ts';
import { publicationOf, RELEASE_AUTHOR, storeApiOf } from '../fixtures/changed-release.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

test('a release puts a fragment on another team’s page; one that throws leaves the page as it was', async ({
  page,
  shop,
  market,
  watch,
  baseURL,
}) => {
  // Builds of a remote, each of them with a trial by the shell.
  test.setTimeout(480_000);
  const { url, locale } = market;
  const name = BARBERA.name(locale);
  const product = url(paths.product(BARBERA.code, name));
  const document = async () => (await fetch(`${baseURL}${product}`)).text();
  const live = async () =>
    (await (await fetch(`${baseURL}/live-remotes.json`)).json()) as Record<
      string,
      { version: string }
    >;
  const release = async (body: string): Promise<string> => {
    const change = { locale: 'it', key: 'account.book.cancel', text: 'Annulla' } as const;
    const folder = join(shop.data, 'workspace');
    const dist = await buildChangedCopy('account', folder, change, fillSlot(body));
    const published = await publish(await publicationOf(shop, 'account', dist));
    if (!published.ok) throw new Error(`${published.message} ${published.problems.join('\n')}`);
    const { version } = published.value;
    await expect.poll(async () => (await live())['account']?.version).toBe(version);
    return version;
  };
  const tip = page.getByText(`A tip for ${name}`);
  const heading = page.getByRole('heading', { level: 1, name });
  const versions = await live();

  expect(await document()).not.toContain('A tip for');
  await release('return <p>{`A tip for ${itemName}`}</p>;');
  // The page's own team has released nothing.
  expect((await live())['catalog']).toEqual(versions['catalog']);
  await expect.poll(document).toContain(`A tip for ${name}`);
  await page.goto(product);
  await expect(tip).toBeVisible();
  await waitForHydration(page);
  await tip.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-team="account"][data-region="Tip"]')).toContainText(name);
  // A navigation in the browser brings it too.
  await header(page, market).department('wine').click();
  await expect(page).toHaveURL(url(paths.category('wine')));
  await page.goBack();
  await expect(tip).toBeVisible();

  watch.allow(/a broken fill|Minified React error/);
  await release(`throw new Error('a broken fill of ' + itemName);`);
  const text = await document();
  expect(text).toContain('</h1>');
  expect(text).not.toContain('A tip for');
  await page.goto(product);
  await expect(heading).toBeVisible();
  await productScreen(page, market).addToCart();
  const region = page.locator('[data-team="account"][data-region="Tip"]');
  await expect(region).toHaveCount(1);
  await expect(region).toBeEmpty();

  expect(await rollback(storeApiOf(shop), 'account', RELEASE_AUTHOR)).toMatchObject({ ok: true });
  await expect.poll(document).toContain(`A tip for ${name}`);
});
