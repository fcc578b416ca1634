import { policyReports } from '../fixtures/policy-reports.ts';
import { expect, test } from '../fixtures/test.ts';

test('what a page may not load is not loaded, and store-api is told', async ({
  page,
  ports,
  market,
  watch,
}) => {
  watch.allow(/Content Security Policy/);
  await page.goto(market.url('/'));
  await page.evaluate(() => {
    const sheet = document.createElement('style');
    sheet.textContent = 'h1 { display: none }';
    const picture = document.createElement('img');
    picture.src = 'https://pictures.invalid/beacon.png?who=me';
    document.body.append(sheet, picture);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => policyReports(ports))
    .toMatchObject({
      'style-src-elem inline': expect.any(Number),
      'img-src https://pictures.invalid': expect.any(Number),
    });
});
