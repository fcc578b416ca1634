import { policyReports } from '../fixtures/policy-reports.ts';
import { expect, test } from '../fixtures/test.ts';

test('a CSP violation is blocked and reported to store-api', async ({
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

test('S14 an error thrown by a page’s event handler is reported to store-api', async ({
  page,
  market,
  ports,
  watch,
}) => {
  watch.allow(/made to fail/);
  const kind = 'failure shell document';
  await page.goto(market.url('/'));
  const before = (await policyReports(ports))[kind] ?? 0;
  const fail = () =>
    page.evaluate(() => {
      const button = document.createElement('button');
      button.addEventListener('click', () => {
        throw new Error('made to fail');
      });
      button.click();
    });
  // The listener exists only after hydration.
  await expect(async () => {
    await fail();
    expect((await policyReports(ports))[kind] ?? 0).toBeGreaterThan(before);
  }).toPass();
});
