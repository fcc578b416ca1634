import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { enUs } from '../../../../tooling/checks/texts/terms/en-us.ts';
import { categories } from './categories.ts';
import { seed } from './index.ts';
import { currencies, locales } from './vocabulary.ts';

interface Metadata {
  kind: string;
  categories: string[];
  picture: { id: string; widths: number[]; formats: string[] };
  text: Record<string, { name: string; summary: string; story: string }>;
  facts: Record<string, unknown>;
}

const media = join(__dirname, '..', 'media');
const skuByCode = new Map(seed.skus.map((each) => [each.code, each]));
const listBySlug = new Map(seed.skuLists.map((each) => [each.slug, each]));
const sold = [...seed.skus, ...seed.bundles].map(({ code, name, image_url, metadata }) => ({
  code,
  name,
  image_url,
  metadata: metadata as unknown as Metadata,
}));

describe('catalogue', () => {
  it('holds a shop: at least 60 SKUs, 8 bundles and 12 categories, each code once', () => {
    const codes = sold.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(seed.skus.length).toBeGreaterThanOrEqual(60);
    expect(seed.bundles.length).toBeGreaterThanOrEqual(8);
    expect(Object.keys(categories).length).toBeGreaterThanOrEqual(12);
  });

  it('M7 is written in English that is spelled alike in Britain and the United States', () => {
    const words = enUs.filter(({ except }) => !except);
    const faults = sold.flatMap(({ code, metadata }) =>
      Object.values(metadata.text['en']!).flatMap((text) =>
        words
          .map(({ avoid }) => new RegExp(`(?<!\\p{L})(?:${avoid})(?!\\p{L})`, 'iu').exec(text)?.[0])
          .filter(Boolean)
          .map((word) => `${code}: ${word}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  describe.each(sold)('$code', ({ name, image_url, metadata }) => {
    it('M7 says something of its own in all five languages', () => {
      expect(Object.keys(metadata.text)).toEqual([...locales]);
      const stories = locales.map((locale) => metadata.text[locale]!.story);
      const summaries = locales.map((locale) => metadata.text[locale]!.summary);
      expect(new Set(stories).size).toBe(locales.length);
      expect(new Set(summaries).size).toBe(locales.length);
      for (const locale of locales) {
        const { name: title, summary, story } = metadata.text[locale]!;
        expect(title.trim().length).toBeGreaterThan(3);
        expect(summary).toMatch(/^.{15,70}\.$/u);
        expect(story).toMatch(/^.{90,420}\.$/u);
      }
      expect(name).toBe(metadata.text.it!.name);
    });

    it('has a picture in every width and format', () => {
      const { id, widths, formats } = metadata.picture;
      const files = widths.flatMap((width) =>
        formats.map((format) => `${id}-${String(width)}.${format}`),
      );
      expect(files).toHaveLength(8);
      expect(files.filter((file) => !existsSync(join(media, file)))).toEqual([]);
      expect(existsSync(join(media, image_url!.replace('/media/', '')))).toBe(true);
    });

    it('belongs to categories that exist', () => {
      expect(metadata.categories.length).toBeGreaterThan(0);
      expect(metadata.categories.filter((key) => !(key in categories))).toEqual([]);
    });
  });

  it.each(seed.skus)(
    '$code has prices in whole, positive cents, and a higher price before it was reduced',
    ({ prices }) => {
      const entries = Object.entries(prices);
      expect(entries.length).toBeGreaterThan(0);
      for (const [currency, { amount_cents, compare_at_amount_cents: former }] of entries) {
        expect(currencies).toContain(currency);
        expect(Number.isInteger(amount_cents) && amount_cents > 0).toBe(true);
        if (former !== undefined) expect(former).toBeGreaterThan(amount_cents);
      }
    },
  );

  it('E1 marks the addresses of its account as those of a test', () => {
    const marks = seed.customers.flatMap(({ addresses = [] }) =>
      addresses.map(({ metadata }) => metadata?.['type']),
    );
    expect(marks).toEqual(['test', 'test']);
  });

  it('lists exactly the reduced items under offers', () => {
    const reduced = seed.skus.filter(({ prices }) =>
      Object.values(prices).some(({ compare_at_amount_cents: former }) => former !== undefined),
    );
    expect(listBySlug.get('offers')?.skus).toEqual(reduced.map(({ code }) => code));
  });

  it('knows every state of stock the shop has to show', () => {
    const stocks = seed.skus.map(({ stock }) => ({
      bologna: stock.bologna!,
      cantina: stock.cantina!,
    }));
    expect(stocks.some(({ bologna, cantina }) => bologna + cantina === 0)).toBe(true);
    expect(stocks.some(({ bologna, cantina }) => bologna === 0 && cantina > 0)).toBe(true);
    expect(stocks.some(({ bologna }) => bologna > 0 && bologna <= 5)).toBe(true);
    expect(stocks.some(({ bologna }) => bologna >= 200)).toBe(true);
    expect(seed.skus.some(({ prices }) => !prices.USD)).toBe(true);
    expect(seed.skus.some(({ prices }) => !prices.GBP)).toBe(true);
  });

  it('gives every water a spring and its minerals, every wine a grape and its strength', () => {
    for (const { metadata } of sold) {
      const { facts = {}, kind } = metadata;
      if (kind === 'water')
        expect(facts).toMatchObject({ source: expect.any(String), minerals: expect.any(Object) });
      if (kind === 'wine')
        expect(facts).toMatchObject({ grape: expect.any(String), alcohol: expect.any(Number) });
    }
  });
});

describe('bundles', () => {
  it.each(seed.bundles)('$code is made of what the shop sells', ({ skuList, prices }) => {
    const parts = listBySlug
      .get(skuList)!
      .skus.map((part) => (typeof part === 'string' ? { code: part, quantity: 1 } : part));
    expect(parts.length).toBeGreaterThan(1);
    for (const [
      currency,
      { price_amount_cents, compare_at_amount_cents: singly },
    ] of Object.entries(prices)) {
      const sum = parts.reduce(
        (total, { code, quantity }) =>
          total + (skuByCode.get(code)?.prices[currency]?.amount_cents ?? NaN) * quantity,
        0,
      );
      expect(singly).toBe(sum);
      expect(price_amount_cents).toBeLessThan(sum);
    }
  });
});

describe('SKU lists', () => {
  it.each(seed.skuLists)('$slug holds SKUs that exist', ({ skus }) => {
    const codes = skus.map((part) => (typeof part === 'string' ? part : part.code));
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => !skuByCode.has(code))).toEqual([]);
  });
});
