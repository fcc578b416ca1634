import { appendFile, cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '../../tooling/remote-kit/release/publish/publish.ts';
import { ROOT } from '../../tooling/remote-kit/workspace.ts';
import { publicationOf } from '../fixtures/changed-release.ts';
import { expect, test } from '../fixtures/own-shop.ts';

const BUG = 'no prices on the server';

/** A copy of this workspace's cart whose fragment throws on the server. @returns its folder */
const breakServerBuild = async (folder: string): Promise<string> => {
  await rm(folder, { recursive: true, force: true });
  await cp(join(ROOT, 'mf-cart/dist'), folder, { recursive: true });
  const files = await readdir(join(folder, 'node'));
  const chunk = files.find((it) => /^fragment-AddToCart\..*\.cjs$/.test(it));
  if (!chunk) throw new Error('The cart has no node chunk of AddToCart');
  await appendFile(join(folder, 'node', chunk), `\nthrow new Error(${JSON.stringify(BUG)});\n`);
  return folder;
};

test('R5 a release that throws on the server is refused before its first visitor, and names the page', async ({
  shop,
}) => {
  const liveCart = async () => {
    const answer = await fetch(`http://127.0.0.1:${shop.ports.shell}/live-remotes.json`);
    return ((await answer.json()) as { cart: { version: string } }).cart.version;
  };
  const before = await liveCart();
  const dist = await breakServerBuild(join(shop.data, 'broken-on-server'));
  const startedAt = performance.now();
  const published = await publish(await publicationOf(shop, 'cart', dist));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  test.info().annotations.push({ type: 'refused after', description: `${seconds} s` });
  expect(published).toMatchObject({ ok: false });
  expect(published).toHaveProperty('message', expect.stringMatching(/TRIAL_FAILED.*\/it\/eur\/it/));
  expect(published).toHaveProperty('message', expect.stringContaining(BUG));
  expect(await liveCart()).toBe(before);
});
