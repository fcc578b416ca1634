import { sessionStore } from '@shop/contracts/commerce';
import { contextOf, findMarket } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { selectCountry } from '@shop/contracts/store';
import { setCookie } from '@shop/contracts/testing/storage';
import { makeStore } from '../testing/make-store.ts';
import { restoreCountry } from './restore-country.ts';

const zone = findMarket(MARKETS, { country: 'US', currency: 'USD' })!;

/** The country of a page that the server made for Singapore. */
const countryNow = (): string => {
  const context = contextOf(zone, 'SG', 'en');
  const { dispatch, getState } = makeStore(context);
  restoreCountry({ storage: sessionStore(), dispatch, context });
  return selectCountry(getState());
};

beforeEach(() => {
  sessionStorage.clear();
  setCookie('countryCookie', '');
});

describe('restoreCountry', () => {
  it('E5 keeps the tab’s country, whatever another tab has chosen since', () => {
    sessionStore().country.write('JP');
    setCookie('countryCookie', 'SG');
    expect(countryNow()).toBe('JP');
  });

  it.each([null, 'IT'])('E5 leaves the page’s country where the tab has %s', (own) => {
    if (own) sessionStore().country.write(own);
    expect(countryNow()).toBe('SG');
  });
});
