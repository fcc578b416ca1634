import { MARKETS } from '@shop/contracts/market/demo-markets';
import { paths } from '@shop/contracts/routing';
import { productOf, type ProductView } from '../item/product.ts';
import { euros, makeBundle, makeItem } from '../testing/factories.ts';
import { gtinOf, productJsonLd as makeJsonLd } from './product-json-ld.ts';

const place = { origin: 'https://shop.example', prefix: '/it/eur/en' };
const market = MARKETS.find(({ market_code }) => market_code === 'it-eur')!;
const beside = { market, country: 'IT', terms: [], category: null };
const productJsonLd = (product: ProductView) => makeJsonLd(product, place, beside);

describe('productJsonLd', () => {
  it('S1 has price, currency and availability of the offer', () => {
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

  it('S1 has the summary as description, otherwise the story, otherwise none', () => {
    const describedBy = (text: object) => {
      const item = makeItem({ description: '', metadata: { text: { en: text } } });
      return productJsonLd(productOf(item, 'en'));
    };
    expect(describedBy({ summary: 'One line', story: 'A story' })).toHaveProperty(
      'description',
      'One line',
    );
    expect(describedBy({ story: 'A story' })).toHaveProperty('description', 'A story');
    for (const missing of ['description', 'brand', 'offers.includesObject'])
      expect(describedBy({})).not.toHaveProperty(missing);
  });

  it('S1 has no image without a picture', () => {
    const item = makeItem({ imageUrl: null });
    expect(productJsonLd(productOf(item, 'en'))).not.toHaveProperty('image');
  });

  it('S1 is out of stock if sold out', () => {
    expect(productJsonLd(productOf(makeItem({ stock: 0 }), 'en'))).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('S1 has no offer without a price', () => {
    const jsonLd = productJsonLd(productOf(makeItem({ price: null }), 'en'));
    expect(jsonLd).not.toHaveProperty('offers');
  });

  it('S1 has the former price if it is reduced', () => {
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

  it('S1 has the content of the price, for the price per liter', () => {
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

  it('S1 has the parts of a bundle, and the shop as brand without a producer', () => {
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

  it('S1 links a bundle to its own page', () => {
    expect(productJsonLd(productOf(makeBundle(), 'en'))).toMatchObject({
      url: 'https://shop.example/it/eur/en/bundle/BUNDLE-APERITIVO/aperitivo-box',
    });
  });
});

describe('gtinOf', () => {
  it.each(['4006381333931', '96385074', '036000291452', ' 4006381333931 '])(
    'S1 accepts %s',
    (it) => {
      expect(gtinOf(it)).toBe(it.trim());
    },
  );

  it.each(['4006381333932', '12345', 'BAROLO-750', '', undefined, 4006381333931])(
    'S1 rejects %p',
    (it) => {
      expect(gtinOf(it)).toBeNull();
    },
  );
});
