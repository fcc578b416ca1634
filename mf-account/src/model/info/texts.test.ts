import { LOCALES } from '@shop/contracts/market';
import { createTestPage } from '@shop/contracts/testing';
import type { ContentDocument } from './content-document.ts';
import { PAGES } from './pages.ts';
import { plainText } from '../../pages/info/load.ts';
import { valuesOf } from './values-of.ts';

const read = async (page: string, locale: string): Promise<ContentDocument> =>
  ((await import(`shop-content/${page}/${locale}.md`)) as { default: ContentDocument }).default;

/** What a page consists of, whatever its language. */
const formOf = ({ blocks }: ContentDocument): string[] =>
  blocks.map((it) => {
    if (it.type === 'list') return `list of ${it.items.length}`;
    return it.type === 'insert' ? it.name : it.type;
  });

const linksOf = (document: ContentDocument): string[] =>
  [...JSON.stringify(document).matchAll(/"href":"([^"]+)"/gu)].map(([, href]) => href ?? '');

const { config, context } = createTestPage();
const values = valuesOf(config.merchant, context);

describe.each(PAGES)('the page %s', (page) => {
  it('M7 has the same structure in every language', async () => {
    const italian = await read(page, 'it');
    for (const locale of LOCALES) {
      const document = await read(page, locale);
      expect({ locale, form: formOf(document) }).toEqual({ locale, form: formOf(italian) });
      expect({ locale, links: linksOf(document) }).toEqual({ locale, links: linksOf(italian) });
    }
  });

  it.each(LOCALES)('has a summary that fits the lists of search engines: %s', async (locale) => {
    const { length } = plainText((await read(page, locale)).lead, values);
    expect(length).toBeGreaterThan(40);
    expect(length).toBeLessThan(170);
  });
});

it('names merchant, delivery, storage and minimum age', async () => {
  const inserts = async (page: string) => formOf(await read(page, 'it'));
  expect(await inserts('imprint')).toContain('seller');
  expect(await inserts('contact')).toContain('seller');
  expect(await inserts('accessibility')).toContain('seller');
  expect(await inserts('terms')).toEqual(expect.arrayContaining(['seller', 'age', 'guarantee']));
  expect(await inserts('shipping-and-returns')).toContain('delivery');
  expect(await inserts('privacy')).toContain('storage');
});
