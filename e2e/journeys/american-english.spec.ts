import { languageTag } from '@shop/contracts/market';
import { paths } from '@shop/contracts/routing';
import { STORAGE } from '@shop/contracts/storage';
import { shopText } from '../fixtures/messages.ts';
import { parseDocument } from '../fixtures/parse-document.ts';
import { expect, test } from '../fixtures/test.ts';

const AMERICAN = shopText('en-US');
const BRITISH = shopText('en');
const WORLD = '/rest-of-world/usd/en';

test.use({ place: { country: 'US', locale: 'en' } });

test.describe('English', () => {
  test('M7 is American in documents for the United States, British elsewhere', async ({
    page,
    request,
  }) => {
    const colour = 'catalog.facts.colour';
    const read = async (address: string, country?: string) => {
      const chosen = country && { headers: { cookie: `${STORAGE.countryCookie.key}=${country}` } };
      const html = await (await request.get(address, chosen || {})).text();
      const { lang, text, alternates } = await parseDocument(page, html);
      return { lang, text, alternates };
    };
    const list = paths.category('wine');
    for (const address of [`${WORLD}${list}`, `/us/usd/en${list}`]) {
      const american = await read(address);
      expect(american.lang).toBe('en-US');
      expect(american.text).toContain(AMERICAN(colour));
      expect(american.text).not.toContain(BRITISH(colour));
      // The country list does not depend on spelling.
      expect(american.alternates.map(([tag]) => tag)).toContain('en');
    }
    for (const british of [await read(`${WORLD}${list}`, 'NO'), await read(`/gb/gbp/en${list}`)]) {
      expect(british.lang).toBe('en-GB');
      expect(british.text).toContain(BRITISH(colour));
      expect(british.text).not.toContain(AMERICAN(colour));
    }
  });

  test('M7 M8 stays American after hydration, with dates month first', async ({ page, market }) => {
    expect(languageTag(market)).toBe('en-US');
    await page.goto(market.url(paths.category('wine')));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    const names = page.getByText(AMERICAN('catalog.facts.colour'), { exact: true });
    await expect(names.first()).toBeAttached();
    await page.getByRole('article').getByRole('link').first().click();
    const month = /[A-Z][a-z]{2} \d{1,2}/u;
    await expect(page.getByText(/^Arrives (?:between|on)/u)).toHaveText(month);
    await expect(
      page.getByText(AMERICAN('catalog.facts.ageing'), { exact: true }).first(),
    ).toBeVisible();
  });
});
