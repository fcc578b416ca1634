import { makeConfig } from '@shop/contracts/testing';
import { organizationJsonLd } from './shop-json-ld.ts';
import { webSiteJsonLd } from './shop-json-ld.ts';

const place = { origin: 'https://shop.example', prefix: '/ch/chf/de' };

describe('webSiteJsonLd', () => {
  it('S4 has the search URL of its market and language, with a placeholder for the term', () => {
    expect(webSiteJsonLd(place, 'de')).toMatchObject({
      url: 'https://shop.example/ch/chf/de',
      inLanguage: 'de',
      potentialAction: {
        target: { urlTemplate: 'https://shop.example/ch/chf/de/search?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('is published by the same organization on every page', () => {
    const { publisher } = webSiteJsonLd(place, 'de') as { publisher: object };
    expect(organizationJsonLd(place, makeConfig())).toMatchObject(publisher);
  });
});
