import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeConfig } from '@shop/contracts/testing';
import { checkStructuredData } from '../../../e2e/fixtures/structured-data.ts';
import { euros, makeBundle, makeItem } from '../testing/factories.ts';
import { productOf } from '../item/product.ts';
import { organizationJsonLd } from './shop-json-ld.ts';
import type { ProductFacts } from './offer-json-ld.ts';
import { productJsonLd } from './product-json-ld.ts';

const place = { origin: 'https://shop.example', prefix: '/it/eur/en' };
const marketOf = (code: string) => MARKETS.find(({ market_code }) => market_code === code)!;
const TERMS = [
  {
    id: 'method',
    name: 'Courier',
    reference: 'courier-italy',
    price: euros(690),
    freeOver: euros(6900),
    times: [{ minDays: 1, maxDays: 2 }],
  },
];
const beside = (facts: Partial<ProductFacts> = {}): ProductFacts => ({
  market: marketOf('it-eur'),
  country: 'IT',
  terms: TERMS,
  category: 'Red wine',
  ...facts,
});
const jsonLdOf = (item: Parameters<typeof productOf>[0], facts?: Partial<ProductFacts>) =>
  productJsonLd(productOf(item, 'en'), place, beside(facts));

describe('structured data of an item', () => {
  it('S1 meets the requirements of search engines for products and bundles', () => {
    for (const it of [jsonLdOf(makeItem()), jsonLdOf(makeBundle())])
      expect(() => checkStructuredData([it])).not.toThrow();
  });

  it('S1 states the former price that the country allows, and none of a bundle in the EEA', () => {
    const before = (item: Parameters<typeof productOf>[0], country: string) => {
      const market = { ...marketOf('it-eur'), zone_code: country };
      return JSON.stringify(jsonLdOf(item, { market, country }));
    };
    const lowest_prices = { 'it-eur': { now: 1450, before: 1600 } };
    const { metadata } = makeItem();
    const wine = makeItem({ compareAt: euros(1900), metadata: { ...metadata, lowest_prices } });
    expect(before(wine, 'IT')).toContain('"price":"16.00"');
    expect(before(wine, 'US')).toContain('"price":"19.00"');
    expect(before(makeBundle(), 'IT')).not.toContain('StrikethroughPrice');
    expect(before(makeBundle(), 'US')).toContain('StrikethroughPrice');
  });

  it('S1 has all its pictures, its category and its GTIN, if it has one', () => {
    const { metadata } = makeItem();
    const detail = { src: '/media/x-detail-640.webp', shows: 'label', widths: [320, 1280] };
    const item = makeItem({
      metadata: {
        ...metadata,
        pictures: [detail],
        facts: { ...(metadata.facts as object), gtin: '4006381333931' },
      },
    });
    expect(jsonLdOf(item)).toMatchObject({
      category: 'Red wine',
      gtin: '4006381333931',
      image: [
        'https://shop.example/media/barbera-asti-750-1280.webp',
        'https://shop.example/media/x-detail-1280.webp',
      ],
    });
    expect(jsonLdOf(item)).not.toHaveProperty('mpn');
  });

  it('S1 has the shipping cost of one unit, and none from the free-over amount on', () => {
    expect(jsonLdOf(makeItem())).toMatchObject({
      offers: {
        shippingDetails: {
          shippingRate: { value: '6.90', currency: 'EUR' },
          shippingDestination: [{ addressCountry: 'IT' }],
          deliveryTime: { transitTime: { minValue: 2, maxValue: 2 } },
        },
      },
    });
    expect(jsonLdOf(makeItem({ price: euros(6900) }))).toMatchObject({
      offers: { shippingDetails: { shippingRate: { value: '0.00' } } },
    });
  });

  it('S1 has no shipping cost if the address decides the method', () => {
    const two = [...TERMS, { ...TERMS[0]!, id: 'other', reference: 'courier-norway' }];
    for (const terms of [[], two])
      expect(jsonLdOf(makeItem(), { terms })).not.toHaveProperty('offers.shippingDetails');
  });

  it('S1 has a 14-day return policy where a right of withdrawal exists, and nowhere else', () => {
    const policyIn = (code: string) =>
      jsonLdOf(makeItem(), { market: marketOf(code) }) as { offers: object };
    expect(policyIn('it-eur')).toMatchObject({
      offers: { hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: ['IT'] } },
    });
    expect(policyIn('gb-gbp').offers).toHaveProperty('hasMerchantReturnPolicy');
    expect(policyIn('rest-of-world-usd')).toMatchObject({
      offers: { hasMerchantReturnPolicy: { applicableCountry: ['NO', 'IS'] } },
    });
    expect(policyIn('ch-chf').offers).not.toHaveProperty('hasMerchantReturnPolicy');
  });
});

describe('structured data of the shop', () => {
  const { merchant, locales } = makeConfig();

  it('S3 has address, VAT number and contact', () => {
    const organization = organizationJsonLd(place, { merchant, locales });
    expect(() => checkStructuredData([organization])).not.toThrow();
    expect(organization).toMatchObject({
      vatID: 'IT01234567897',
      address: {
        streetAddress: 'Via del Fontanile 18',
        postalCode: '40128',
        addressLocality: 'Bologna',
        addressRegion: 'BO',
        addressCountry: 'IT',
      },
      contactPoint: { email: merchant.email },
    });
  });

  it('S3 keeps an address of another form as it is', () => {
    const elsewhere = { ...merchant, address: ['1 High Street', 'London', 'UK'], vat: '' };
    expect(organizationJsonLd(place, { merchant: elsewhere, locales })).toMatchObject({
      address: { streetAddress: '1 High Street, London, UK' },
    });
  });
});
