import { REMOTE_NAMES } from '../../tooling/remote-kit/remotes.ts';
import { expectAccessible, expectNoViolations } from '../fixtures/accessibility.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { remoteAlone } from '../screens/remote-alone.ts';

/** Families of the shop's own fonts that were loaded, not only requested. */
const loadedFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replace(/["']/gu, '')),
  );

for (const name of REMOTE_NAMES) {
  test(`every standalone screen of ${name} has its heading, the shop's fonts and no axe violation`, async ({
    page,
    market,
    ports,
    watch,
  }) => {
    // The QR codes of the notice on the legal guarantee are files of the shell.
    watch.allow(/guarantee-\w+\.svg/);
    // Up to twenty-five screens, and samples created on the platform.
    test.setTimeout(480_000);
    const alone = remoteAlone(page, market, ports, name);
    await alone.open();
    // The gallery shows states side by side and has its own journey.
    const screens = (await alone.screens()).filter((it) => it.name !== '/gallery');
    expect(screens).not.toHaveLength(0);
    for (const screen of screens) {
      await test.step(`${screen.group}: ${screen.name}`, async () => {
        await alone.visit(screen);
        await expect(alone.problem).toBeHidden();
        await expect(alone.loading).toHaveCount(0);
        await expect(alone.heading).toHaveCount(1);
        await expect(alone.heading).toHaveCSS('font-family', /^"?Fraunces Variable/u);
        await expect
          .poll(() => loadedFonts(page))
          .toEqual(expect.arrayContaining(['Fraunces Variable', 'Source Sans 3 Variable']));
        expect(await page.title()).not.toBe('');
        await expectNoViolations(page);
      });
    }
    // The header of all screens; the journeys of the shop check the screens in both color schemes and narrow.
    await expectAccessible(page);
  });
}

test('a standalone remote is shown in another market, language and color scheme', async ({
  page,
  market,
  ports,
}) => {
  const alone = remoteAlone(page, market, ports, 'cart');
  await alone.open();
  await alone.market.selectOption({ label: `${market.countryName('CH')} · CHF` });
  await alone.language.selectOption('de');
  await alone.colours.selectOption('dark');
  await alone.show.click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'de');
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await expect(alone.heading).toBeVisible();
  await expect(page).toHaveURL(/market=%2Fch%2Fchf%2Fde.*#\/cart$/u);
});
