import { makeConfig } from '@shop/contracts/testing';
import { organizationJsonLd } from './shop-json-ld.ts';
import { webSiteJsonLd } from './shop-json-ld.ts';

const place = { origin: 'https://shop.example', prefix: '/ch/chf/de' };

describe('webSiteJsonLd', () => {
  it('S4 leads to the search of its own market and language, the words left to fill in', () => {
    expect(webSiteJsonLd(place, 'de')).toMatchObject({
      url: 'https://shop.example/ch/chf/de',
      inLanguage: 'de',
      potentialAction: {
        target: { urlTemplate: 'https://shop.example/ch/chf/de/search?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('is published by the one organization that every page means', () => {
    const { publisher } = webSiteJsonLd(place, 'de') as { publisher: object };
    expect(organizationJsonLd(place, makeConfig())).toMatchObject(publisher);
  });
});
