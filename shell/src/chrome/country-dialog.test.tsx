import { act, screen, within } from '@testing-library/react';
import { sessionStore } from '@shop/contracts/commerce';
import { findMarket } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { selectCountry } from '@shop/contracts/store';
import { renderShop } from '../testing/make-shop.tsx';

describe('the country modal', () => {
  it('S15 E5 changes to another country of the market without leaving the page', async () => {
    const market = findMarket(MARKETS, { country: 'US', currency: 'USD' })!;
    let shop = null as unknown as ReturnType<typeof renderShop>;
    await act(async () => {
      shop = renderShop(<h1>Page</h1>, { market, country: 'JP' });
    });
    const { events, user, store } = shop;
    act(() => events.emit('modal:open', { name: 'country', props: {} }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Delivery country' }),
      'SG',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(selectCountry(store.getState())).toBe('SG');
    expect(sessionStore().country.read()).toBe('SG');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('S15 M7 offers the languages of the shop and the own one of the country chosen', async () => {
    const { events, user } = await act(async () => renderShop(<h1>Page</h1>));
    act(() => events.emit('modal:open', { name: 'country', props: {} }));
    const dialog = within(await screen.findByRole('dialog'));
    const languages = () =>
      within(dialog.getByRole('combobox', { name: 'Language' }))
        .getAllByRole('option')
        .map((it) => it.getAttribute('value'));
    expect(languages()).toEqual(['it', 'en', 'de']);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Delivery country' }), 'FR');
    expect(languages()).toEqual(['it', 'en', 'de', 'fr']);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'fr');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Delivery country' }), 'DE');
    expect(dialog.getByRole('combobox', { name: 'Language' })).toHaveValue('de');
  });
});
