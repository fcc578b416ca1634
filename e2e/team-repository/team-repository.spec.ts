import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { paths } from '@shop/contracts/routing';
import type { Report } from '../../tooling/remote-kit/doctor/examine.ts';
import { BARBERA } from '../factories/item.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { createTeamRepository } from './create-team-repository.ts';

const TITLE = 'Our stories';
/** Above the ports of every shop of the journeys. */
const HOST_PORT = '39199';

test('a team outside of this repository installs the packed packages, releases from its own host and is in the shop', async ({
  page,
  shop,
  market,
  baseURL,
}) => {
  // Packs four packages and installs some 750 of the registry, on a machine that may be busy.
  test.setTimeout(600_000);
  const { url, locale } = market;
  const team = await createTeamRepository('stories', TITLE);
  try {
    expect(await team.run('npm', ['test'])).toMatch(/Tests: +\d+ passed/);
    await team.run('npm', ['run', 'types']);
    expect(await team.run('npm', ['run', 'build'])).toContain('built mf-stories');
    expect(await team.run('git', ['status', '--porcelain'])).toBe('');
    // The installed kit creates remotes, too.
    const another = ['create-remote', 'mf-club', '--into', '..', '--packages', '../packages'];
    expect(await team.run('npx', another)).toContain('mf-club is created');
    await team.run('npx', ['prettier', '--check', '../mf-club']);
    team.start('npm', ['run', 'host', '--', '--port', HOST_PORT]);

    const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    const shopOf = {
      STORE_API_URL: `http://127.0.0.1:${shop.ports.storeApi}`,
      STORE_API_DEPLOY_TOKEN: shop.deployToken,
      SHOP_SIGNING_KEY: String(key),
      SHOP_ORIGIN: baseURL ?? '',
      ARTIFACT_ROOT: join(team.folder, 'artifacts'),
      ARTIFACT_BASE_URL: `http://127.0.0.1:${HOST_PORT}`,
    };
    const release = (...args: string[]) =>
      team.run('npm', ['run', 'release', '--', ...args], shopOf);
    expect(await release('--reason', 'the first page')).toMatch(
      /stories .*: 100 %[^]*taken by 1 of 1 shells/,
    );

    const doctor = await team.run('npm', ['run', '-s', 'doctor', '--', '--json'], shopOf);
    const { ok, findings } = JSON.parse(doctor) as Report;
    expect(ok).toBe(true);
    expect(findings.filter(({ level }) => level !== 'ok')).toEqual([]);
    for (const message of [
      /token is valid .* for stories/,
      /serves the live release/,
      /running shells/,
    ])
      expect(findings).toContainEqual(
        expect.objectContaining({ message: expect.stringMatching(message) }),
      );

    const story = url('/stories');
    expect(await (await fetch(`${baseURL}${story}`)).text()).toContain(TITLE);
    await page.goto(story);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await page.goto(url(paths.product(BARBERA.code, BARBERA.name(locale))));
    const teaser = page.getByRole('region', { name: TITLE });
    await teaser.getByRole('link').click();
    await expect(page).toHaveURL(story);

    expect(await release('--list')).toMatch(/100 %/);
    await release('--withdraw', '--reason', 'the end of the story');
    await expect.poll(async () => (await fetch(`${baseURL}${story}`)).status).toBe(404);
  } finally {
    await team.remove();
  }
});
