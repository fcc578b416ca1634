import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@shop/contracts/routing';
import { STORAGE } from '@shop/contracts/storage';
import { ROOT } from '../../tooling/remote-kit/workspace.ts';
import { confirmRelease } from '../../tooling/remote-kit/release/confirm/confirm-release.ts';
import { publish } from '../../tooling/remote-kit/release/publish/publish.ts';
import { rollback } from '../../tooling/remote-kit/release/store-api/edit-releases.ts';
import { startCanary } from '../../tooling/remote-kit/release/store-api/edit-releases.ts';
import { BARBERA } from '../factories/item.ts';
import {
  buildWithHeading,
  publicationOf,
  RELEASE_AUTHOR,
  storeApiOf,
} from '../fixtures/changed-release.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

const OTHERS = [
  'shell/dist/.inputs',
  ...['cart', 'checkout', 'account', 'catalog'].map((it) => `mf-${it}/dist/release.json`),
];
const builds = () => Promise.all(OTHERS.map((path) => readFile(join(ROOT, path), 'utf8')));

test('a remote is rebuilt, released, rolled back and released as a canary while the shop runs: no other package is built, no server restarted', async ({
  page,
  context,
  shop,
  market,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { text, url, locale } = market;
  const heading = page.getByRole('heading', { level: 1 });
  const before = text('catalog.home.title');
  const words = `${before} – 2`;
  const processes = () =>
    (['shell', 'commerce', 'store-api', 'remote-catalog', 'remote-cart'] as const).map(
      (name) => shop.running(name)?.child.pid,
    );
  const live = async () =>
    (await (await fetch(`${baseURL}/live-remotes.json`)).json()) as Record<
      string,
      { version: string }
    >;

  await page.goto(url('/'));
  await expect(heading).toHaveText(before);
  const open = await page.context().newPage();
  await open.goto(url('/'));
  const [pids, built, versions] = [processes(), await builds(), await live()];

  const dist = await buildWithHeading(shop, locale, words);
  const published = await publish(await publicationOf(shop, 'catalog', dist));
  if (!published.ok) throw new Error(published.message);
  // The running shell confirms it to the release command.
  const { live: released, at } = published.value.edit;
  const edit = {
    name: 'catalog',
    before: [],
    after: released,
    at,
    author: RELEASE_AUTHOR,
    mayUndo: false,
  };
  expect(await confirmRelease(storeApiOf(shop), edit)).toEqual({
    ok: true,
    value: ['taken by 1 of 1 shells'],
  });

  await expect
    .poll(async () => {
      await page.reload();
      return heading.textContent();
    })
    .toBe(words);
  const after = await live();
  expect(after['catalog']?.version).not.toBe(versions['catalog']?.version);
  for (const name of ['cart', 'checkout', 'account']) expect(after[name]).toEqual(versions[name]);
  expect(processes()).toEqual(pids);
  expect(await builds()).toEqual(built);
  // A page that stays open keeps its release.
  await header(open, market).department('water').click();
  await expect(open.getByRole('heading', { level: 1 })).toHaveText(text('category.water.name'));
  // The new release's own code runs in the page, beside the other remotes' fragments.
  await header(page, market).department('wine').click();
  await expect(page).toHaveURL(url(paths.category('wine')));
  await productScreen(page, market).open(BARBERA);
  await productScreen(page, market).addToCart();

  expect(await rollback(storeApiOf(shop), 'catalog', RELEASE_AUTHOR)).toMatchObject({ ok: true });
  await page.goto(url('/'));
  await expect
    .poll(async () => {
      await page.reload();
      return heading.textContent();
    })
    .toBe(before);
  expect(await live()).toEqual(versions);

  // The same release as a canary: visitors in its cohorts get it, in document and browser alike.
  const version = after['catalog']?.version ?? '';
  const sees = async (share: number) => {
    const { key: name } = STORAGE.cohortCookie;
    await context.addCookies([{ name, value: `${share}`, url: baseURL ?? '' }]);
    await page.goto(url('/'));
    return heading.textContent();
  };
  const canary = await startCanary(
    storeApiOf(shop),
    'catalog',
    { version, traffic: 50 },
    RELEASE_AUTHOR,
  );
  expect(canary).toMatchObject({ ok: true });
  await expect.poll(() => sees(49)).toBe(words);
  await header(page, market).department('wine').click();
  await expect(page).toHaveURL(url(paths.category('wine')));
  expect(await sees(50)).toBe(before);
  const visit = await fetch(`${baseURL}${url('/')}`);
  expect(visit.headers.get('cache-control')).toContain('private');
  expect(visit.headers.get('set-cookie')).toMatch(new RegExp(`^${STORAGE.cohortCookie.key}=\\d+;`));
  // A cache in front asks for the visitor's release set, and may then share the document.
  const sets = await Promise.all(
    [49, 50].map(async (share) => {
      const headers = { cookie: `${STORAGE.cohortCookie.key}=${share}` };
      const asked = await fetch(`${baseURL}/release-set.json`, { headers });
      const set = asked.headers.get('x-shop-set') ?? '';
      const shared = await fetch(`${baseURL}${url('/')}`, { headers: { 'x-shop-set': set } });
      expect(shared.headers.get('cache-control')).toContain('public');
      expect((await shared.text()).includes(' – 2</h1>')).toBe(share < 50);
      return set;
    }),
  );
  expect(new Set(sets).size).toBe(2);

  expect(await rollback(storeApiOf(shop), 'catalog', RELEASE_AUTHOR)).toMatchObject({ ok: true });
  await expect.poll(() => sees(49)).toBe(before);
  expect((await fetch(`${baseURL}${url('/')}`)).headers.get('cache-control')).toContain('public');
});
