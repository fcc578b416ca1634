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
    const dialog = await screen.findByRole('dialog', {}, { timeout: 4000 });
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Deliver to' }), 'SG');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(selectCountry(store.getState())).toBe('SG');
    expect(sessionStore().country.read()).toBe('SG');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
