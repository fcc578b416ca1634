import { act, screen, within } from '@testing-library/react';
import { sessionStore } from '@shop/contracts/commerce';
import type { MarketPlace } from '@shop/contracts/events';
import { findMarket } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { selectCountry } from '@shop/contracts/store';
import { setCookie } from '@shop/contracts/testing/storage';
import { renderShop } from '../testing/make-shop.tsx';
import { countryAddress } from './country-address.ts';

const ITALY: MarketPlace = { market: 'it-eur', country: 'IT', locale: 'en' };
const JAPAN: MarketPlace = { market: 'rest-of-world-usd', country: 'JP', locale: 'en' };

const ask = async (from: MarketPlace, to: MarketPlace, page = {}) => {
  let shop = null as unknown as ReturnType<typeof renderShop>;
  await act(async () => {
    shop = renderShop(<h1>Page</h1>, page);
  });
  const agreed = jest.fn();
  shop.events.on('market:changed', agreed);
  act(() => shop.events.emit('modal:open', { name: 'market-change', props: { from, to } }));
  // The modals' code loads with the first of them.
  const dialog = await screen.findByRole(
    'dialog',
    { name: 'Continue with the new country' },
    { timeout: 4000 },
  );
  const press = (name: string) => shop.user.click(within(dialog).getByRole('button', { name }));
  return { ...shop, dialog, press, agreed };
};

const world = findMarket(MARKETS, { country: 'US', currency: 'USD' })!;
const AMERICA: MarketPlace = { ...JAPAN, country: 'US' };

beforeEach(() => {
  sessionStorage.clear();
  setCookie('countryCookie', '');
});

describe('the question before a cart is taken to another market', () => {
  it('M10 names both countries, and going back before the journey changes nothing', async () => {
    const { dialog, press, agreed } = await ask(ITALY, JAPAN);
    expect(dialog).toHaveTextContent('Delivery country: Japan (until now: Italy)');
    await press('Go back');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sessionStore().movingTo.read()).toBeNull();
    expect(agreed).not.toHaveBeenCalled();
  });

  it('M10 emits the transfer once the shopper confirms on arrival', async () => {
    const { press, agreed } = await ask(JAPAN, ITALY);
    await press('Continue with the new country');
    expect(agreed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('M10 T2 also asks for the country if the URL leads to a multi-country market', async () => {
    const { dialog, press, agreed, user, store } = await ask(ITALY, AMERICA, { market: world });
    const country = within(dialog).getByRole('combobox', { name: 'Delivery country' });
    expect(country).toHaveDisplayValue('United States');
    await user.selectOptions(country, 'Japan');
    expect(dialog).toHaveTextContent('Delivery country: Japan (until now: Italy)');
    await press('Continue with the new country');
    expect(selectCountry(store.getState())).toBe('JP');
    expect(sessionStore().country.read()).toBe('JP');
    expect(agreed).toHaveBeenCalledWith({ context: expect.objectContaining({ country: 'JP' }) });
  });

  it('M10 asks for no country before the change: it was chosen', async () => {
    const { dialog } = await ask(AMERICA, ITALY, { market: world, country: 'US' });
    expect(within(dialog).queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('M10 does not ask for a country that was chosen before', async () => {
    sessionStore().country.write('US');
    const { dialog } = await ask(ITALY, AMERICA, { market: world });
    expect(within(dialog).queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('M10 closing it answers nothing', async () => {
    const { press, agreed } = await ask(JAPAN, ITALY);
    await press('Close');
    expect(agreed).not.toHaveBeenCalled();
    expect(sessionStore().movingTo.read()).toBeNull();
  });
});

describe('countryAddress', () => {
  it('M10 is the same page and query in the other market', () => {
    const location = { pathname: '/it/eur/it/product/GAVI', search: '?a=1' };
    expect(countryAddress(MARKETS, JAPAN, { prefix: '/it/eur/it' }, location)).toBe(
      '/rest-of-world/usd/en/product/GAVI?a=1',
    );
  });

  it('M10 is not shown for a code without a market', () => {
    const place = { ...JAPAN, market: 'atlantis-eur' };
    const location = { pathname: '/it/eur/it', search: '' };
    expect(countryAddress(MARKETS, place, { prefix: '/it/eur/it' }, location)).toBeNull();
  });
});
