import { MARKETS } from '@shop/contracts/market/demo-markets';
import { paths } from '@shop/contracts/routing';
import { productOf, type ProductView } from '../item/product.ts';
import { euros, makeBundle, makeItem } from '../testing/factories.ts';
import { gtinOf, productJsonLd as makeJsonLd } from './product-json-ld.ts';

const place = { origin: 'https://shop.example', prefix: '/it/eur/en' };
const market = MARKETS.find(({ market_code }) => market_code === 'it-eur')!;
const beside = { market, terms: [], category: null };
const productJsonLd = (product: ProductView) => makeJsonLd(product, place, beside);

describe('productJsonLd', () => {
  it('S1 states price, currency and availability of the offer', () => {
    expect(productJsonLd(productOf(makeItem(), 'en'))).toMatchObject({
      '@type': 'Product',
      name: 'Barbera d’Asti',
      sku: 'BARBERA-ASTI-750',
      url: 'https://shop.example/it/eur/en/product/BARBERA-ASTI-750/barbera-d-asti',
      image: ['https://shop.example/media/barbera-asti-750-1280.webp'],
      mpn: 'BARBERA-ASTI-750',
      brand: { name: 'Cascina Orsarola' },
      offers: {
        '@type': 'Offer',
        price: '14.50',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('S1 says in a line what it is, at length where there is none, and nothing where nothing is told', () => {
    const told = (text: object) => {
      const item = makeItem({ description: '', metadata: { text: { en: text } } });
      return productJsonLd(productOf(item, 'en'));
    };
    expect(told({ summary: 'One line', story: 'A story' })).toHaveProperty(
      'description',
      'One line',
    );
    expect(told({ story: 'A story' })).toHaveProperty('description', 'A story');
    for (const missing of ['description', 'brand', 'offers.includesObject'])
      expect(told({})).not.toHaveProperty(missing);
  });

  it('S1 has no picture where there is none', () => {
    const item = makeItem({ imageUrl: null });
    expect(productJsonLd(productOf(item, 'en'))).not.toHaveProperty('image');
  });

  it('S1 says when it is sold out', () => {
    expect(productJsonLd(productOf(makeItem({ stock: 0 }), 'en'))).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('S1 makes no offer without a price', () => {
    const jsonLd = productJsonLd(productOf(makeItem({ price: null }), 'en'));
    expect(jsonLd).not.toHaveProperty('offers');
  });

  it('S1 says what it cost before, where it costs less now', () => {
    const before = (compareAt: number) => {
      const item = makeItem({ compareAt: euros(compareAt), metadata: {} });
      return productJsonLd(productOf(item, 'en'));
    };
    expect(before(1800)).toMatchObject({
      offers: {
        price: '14.50',
        priceSpecification: [
          {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: '18.00',
            priceCurrency: 'EUR',
          },
        ],
      },
    });
    expect(before(1450)).not.toHaveProperty('offers.priceSpecification');
  });

  it('S1 says how much the price is for, so that the price of a litre can be told', () => {
    const item = makeItem({
      compareAt: null,
      metadata: { categories: ['red'], facts: { size_ml: 750 } },
    });
    const jsonLd = productJsonLd(productOf(item, 'en'));
    expect(jsonLd).toMatchObject({
      offers: {
        priceSpecification: [
          {
            '@type': 'UnitPriceSpecification',
            price: '14.50',
            priceCurrency: 'EUR',
            referenceQuantity: {
              value: 0.75,
              unitCode: 'LTR',
              valueReference: { value: 1, unitCode: 'LTR' },
            },
          },
        ],
      },
    });
  });

  it('S1 names the parts of a bundle, and the house where no one else made it', () => {
    const { metadata, parts } = makeBundle();
    const bundle = makeBundle({ metadata: { ...metadata, facts: {} } });
    expect(parts).not.toHaveLength(0);
    expect(productJsonLd(productOf(bundle, 'en'))).toMatchObject({
      brand: { name: 'Fonte & Vigna' },
      offers: {
        includesObject: parts.map(({ code, name, quantity }) => ({
          amountOfThisGood: quantity,
          typeOfGood: {
            sku: code,
            url: `https://shop.example/it/eur/en${paths.product(code, name)}`,
          },
        })),
      },
    });
  });

  it('S1 points a bundle to its own page', () => {
    expect(productJsonLd(productOf(makeBundle(), 'en'))).toMatchObject({
      url: 'https://shop.example/it/eur/en/bundle/BUNDLE-APERITIVO/aperitivo-box',
    });
  });
});

describe('gtinOf', () => {
  it.each(['4006381333931', '96385074', '036000291452', ' 4006381333931 '])('S1 takes %s', (it) => {
    expect(gtinOf(it)).toBe(it.trim());
  });

  it.each(['4006381333932', '12345', 'BAROLO-750', '', undefined, 4006381333931])(
    'S1 takes %p for none',
    (it) => {
      expect(gtinOf(it)).toBeNull();
    },
  );
});
