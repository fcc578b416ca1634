import { act, screen, waitFor, within } from '@testing-library/react';
import { ok, sessionStore } from '@shop/contracts/commerce';
import { findMarket } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { selectCountry, selectModals } from '@shop/contracts/store';
import { aLine, anOrder, answerEndpoints } from '@shop/contracts/testing';
import { sessionSlice } from '../model/session-slice.ts';
import { renderShop } from '../testing/make-shop.tsx';

const { orderChanged } = sessionSlice.actions;
const order = { answer: () => {} };
const readOrder = jest.fn(async () => {
  await new Promise<void>((resolve) => (order.answer = resolve));
  return ok(anOrder({ lines: [aLine()] }));
});
answerEndpoints({ queries: { order: readOrder } });

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

  it('M10 asks nothing about the cart once the dialog is closed', async () => {
    const { events, user, store } = await act(async () => renderShop(<h1>Page</h1>));
    act(() => void store.dispatch(orderChanged('order-1')));
    act(() => events.emit('modal:open', { name: 'country', props: {} }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Delivery country' }), 'FR');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(readOrder).toHaveBeenCalledWith('order-1'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(async () => {
      order.answer();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(selectModals(store.getState())).toEqual([]);
    expect(sessionStore().country.read()).not.toBe('FR');
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
