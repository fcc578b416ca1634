import { LOCALES, type Locale } from '@shop/contracts/market';
import { createText } from '@shop/contracts/i18n';
import { bundles } from '../../../services/commerce/demo/seed/bundles.ts';
import { skus } from '../../../services/commerce/demo/seed/catalog.ts';
import { euros, makeItem } from '../testing/factories.ts';
import remote from '../remote.ts';
import { CATEGORIES } from '../category/categories.ts';
import { productOf } from '../item/product.ts';
import { itemDescription, listDescription } from './descriptions.ts';
import { DESCRIPTION, metaDescription } from './meta-description.ts';

const textsOf = async (locale: Locale) => createText(locale, await remote.messages(locale));
const sold = [...skus, ...bundles].map(({ code, name, metadata }) =>
  makeItem({ code, name, price: euros(1490), metadata: metadata as Record<string, unknown> }),
);

describe('metaDescription', () => {
  it('adds parts up to the minimum length, and cuts at a word', () => {
    const text = metaDescription(['One line.', null, 'and '.repeat(60), 'never']);
    expect(text).toMatch(/^One line\. and .* and…$/);
    expect(text.length).toBeLessThanOrEqual(DESCRIPTION.most);
    expect(text.length).toBeGreaterThan(DESCRIPTION.most - 8);
  });

  it('drops a comma before the ellipsis, and keeps short texts', () => {
    expect(metaDescription([`${'a'.repeat(100)}, ${'b'.repeat(100)}`])).toBe(`${'a'.repeat(100)}…`);
    expect(metaDescription(['Short.'])).toBe('Short.');
  });
});

describe.each(LOCALES)('meta descriptions in %s', (locale) => {
  it('S1 describe every item in 120 to 155 characters, each differently', async () => {
    const text = await textsOf(locale);
    const all = sold.map((it) =>
      itemDescription(productOf(it, locale), { locale, country: 'DE' }, text),
    );
    const unfit = all.filter(
      (it) => it.length < DESCRIPTION.least || it.length > DESCRIPTION.most || /fact\./.test(it),
    );
    expect(unfit).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('S2 describe every category in 120 to 155 characters', async () => {
    const text = await textsOf(locale);
    const cards = [{ name: 'Barolo Vigna Serra 2019' }, { name: 'Fiano di Avellino 2022' }];
    const all = CATEGORIES.map(({ key }) =>
      listDescription(text(`category.${key}.intro`), cards, locale),
    );
    expect(
      all.filter((it) => it.length < DESCRIPTION.least || it.length > DESCRIPTION.most),
    ).toEqual([]);
  });
});

it('S1 contain grape, region, size and price of a wine', async () => {
  const text = await textsOf('en');
  const item = sold.find(({ code }) => code === 'BAROLO-750')!;
  const described = (country: string) =>
    itemDescription(productOf(item, 'en'), { locale: 'en', country }, text);
  for (const part of ['Dried rose', 'Nebbiolo', 'Piedmont', '0.75 l', '€14.90'])
    expect(described('GB')).toContain(part);
  expect(described('US')).toContain('750 mL');
});

it('S1 show a grape and a region without a translation as words', async () => {
  const text = await textsOf('en');
  const item = makeItem({
    metadata: {
      categories: ['white'],
      facts: { grape: 'pinot_nero_di_valle', region: 'alta-langa-est' },
    },
  });
  expect(itemDescription(productOf(item, 'en'), { locale: 'en', country: 'IT' }, text)).toContain(
    'Pinot nero di valle, Alta langa est',
  );
});
