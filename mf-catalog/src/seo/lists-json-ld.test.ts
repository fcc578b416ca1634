import { paths } from '@shop/contracts/routing';
import { breadcrumbJsonLd } from './lists-json-ld.ts';
import { itemListJsonLd } from './lists-json-ld.ts';

const place = { origin: 'https://shop.test', prefix: '/it/eur/en' };

describe('BreadcrumbList', () => {
  it('S1 S2 numbers from one and has the URL of each step', () => {
    const crumbs = [
      { label: 'Home', to: paths.home() },
      { label: 'Wine', to: paths.category('wine') },
    ];
    expect(breadcrumbJsonLd(crumbs, place)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.test/it/eur/en' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Wine',
          item: 'https://shop.test/it/eur/en/category/wine',
        },
      ],
    });
  });
});

describe('ItemList', () => {
  it('S2 S3 numbers from one and links to the pages of items and bundles', () => {
    const cards = [
      { kind: 'sku', code: 'BAROLO', name: 'Barolo' },
      { kind: 'bundle', code: 'BOX', name: 'A box' },
    ] as const;
    expect(itemListJsonLd(cards, place)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Barolo',
          url: 'https://shop.test/it/eur/en/product/BAROLO/barolo',
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'A box',
          url: 'https://shop.test/it/eur/en/bundle/BOX/a-box',
        },
      ],
    });
  });
});
