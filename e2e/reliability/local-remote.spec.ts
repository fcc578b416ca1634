import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startAgainst } from '../development/start-against.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import { policyReports } from '../fixtures/policy-reports.ts';
import { ownBase } from '../setup/bases.ts';

const KEY = 'cart.empty.text';

test('R10 one visitor runs a remote of their own machine inside a released shop, and no one else does', async ({
  page,
  browser,
  shop,
  market,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { text, url, locale } = market;
  const released = text(KEY);
  const local = await startAgainst('cart', baseURL ?? '', ownBase(5));
  try {
    const file = join(local.root, 'mf-cart/src/messages', `${locale}.json`);
    const source = await readFile(file, 'utf8');
    const change = (words: string) => writeFile(file, source.replace(released, words));
    const context = await browser.newContext();
    const developer = await context.newPage();
    const bar = developer.getByRole('complementary', { name: 'Development' });

    await developer.goto(local.link);
    await developer.goto(`${baseURL}${url('/cart')}`);
    await expect(developer.getByText(released)).toBeVisible();
    await expect(bar).toHaveCount(0);

    await developer.goto(local.link);
    await developer.getByRole('button', { name: 'Use them in this browser' }).click();
    await developer.waitForURL(/\/\w{2}\/\w{3}\/\w{2}$/);
    const document = await developer.goto(`${baseURL}${url('/cart')}`);
    expect(document?.headers()['content-security-policy']).toContain(
      `ws://127.0.0.1:${ownBase(5) + 102}`,
    );
    await expect(developer.getByText(released)).toBeVisible();
    await expect(bar).toContainText(`cart from 127.0.0.1:${ownBase(5) + 102}`);

    const loaded = developer.waitForEvent('load');
    await change('From my own machine.');
    await loaded;
    await expect(developer.getByText('From my own machine.')).toBeVisible();

    await page.goto(url('/cart'));
    await expect(page.getByText(released)).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Development' })).toHaveCount(0);
    expect(await policyReports(shop.ports)).toEqual({});

    await bar.getByRole('link', { name: 'End development' }).click();
    await developer.goto(`${baseURL}${url('/cart')}`);
    await expect(developer.getByText(released)).toBeVisible();
    await expect(bar).toHaveCount(0);
    await context.close();
  } finally {
    await local.stop();
  }
});
