import { act, screen, waitFor } from '@testing-library/react';
import type { Order } from '@shop/contracts/commerce/order';
import { commerceError, euros } from '@shop/contracts/testing';
import { storeText } from '@shop/contracts/testing/storage';
import { askedFor } from '../../testing/fake-card-frame.tsx';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import {
  anOrderByCard,
  openByCard,
  openPayment,
  placeButton,
  thanks,
} from '../../testing/open-payment.tsx';
import { aLine, anAddress, aShipment } from '../../testing/order.ts';

describe('an order that changes while it is paid', () => {
  const dearer = (order: Order): Order => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, unit: euros(1600) })),
    totals: { ...order.totals, total: euros(4190) },
  });
  const changes = () =>
    screen.findAllByRole('listitem').then((items) => items.map((it) => it.textContent));

  it('S7 is never charged at another amount: the change is shown, then confirmed', async () => {
    const { platform, user, button } = await openByCard();
    platform.order = dearer(platform.order!);
    await user.click(button);
    expect(await screen.findByText('Your order has changed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm the changes' })).toHaveFocus();
    expect(await changes()).toEqual(
      expect.arrayContaining([
        'Barbera d’Asti: pricebefore €14.50 → now €16.00',
        'Totalbefore €38.90 → now €41.90',
      ]),
    );
    expect(askedFor).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm the changes' }));
    await waitFor(async () => expect(await placeButton()).toHaveFocus());
    await user.click(await placeButton());
    await thanks();
    expect(askedFor).toEqual([4190]);
  });

  it('S7 is never sent to an address or by a method that was not shown', async () => {
    const { platform, user, button } = await openByCard();
    const home = platform.order!.shippingAddress!;
    platform.order = {
      ...platform.order!,
      shippingAddress: anAddress({ ...home, id: 'other', line_1: 'Via Po 1' }),
      shipments: [aShipment({ methodId: 'MethExpres' })],
    };
    await user.click(button);
    expect(await screen.findByText('Your order has changed')).toBeVisible();
    expect(await changes()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Addressbefore .*Via Garibaldi 12.* → now .*Via Po 1/),
        'Shipping methodbefore Standard → now Express',
      ]),
    );
    expect(platform.countOf('placeOrder')).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Confirm the changes' }));
    await user.click(await placeButton());
    await thanks();
  });

  it('S7 must be confirmed if it changes after the nonce was created', async () => {
    const { platform, user, button } = await openByCard();
    platform.rules.setPaymentNonce = dearer;
    await user.click(button);
    expect(await screen.findByText('Your order has changed')).toBeVisible();
    expect(platform.countOf('placeOrder')).toBe(0);
  });

  it('X S7 is recalculated and must be confirmed if the platform finds other amounts', async () => {
    const { platform, user, button } = await openByCard();
    platform.failNext('placeOrder', commerceError('AMOUNTS_MISMATCHED'));
    platform.rules.refreshOrder = dearer;
    await user.click(button);
    expect(await screen.findByText('Your order has changed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm the changes' }));
    await user.click(await placeButton());
    await thanks();
    expect(askedFor).toEqual([3890, 4190]);
  });

  it('X S9 cannot be completed where the money is reserved and nothing else is wrong', async () => {
    const { platform, user, button, at } = await openByCard();
    platform.failNext('placeOrder', commerceError('ORDER_NOT_PLACEABLE'));
    platform.rules.setPaymentNonce = (order) => ({ ...order, paymentStatus: 'authorized' });
    await user.click(button);
    expect(
      await screen.findByRole('heading', { name: 'The order cannot be completed' }),
    ).toBeVisible();
    expect(at.path).toBe('/checkout/error?reason=order_not_completed');
  });

  it('X S9 reports missing data', async () => {
    const { platform, user, button } = await openByCard();
    platform.failNext('placeOrder', commerceError('MISSING_DETAILS'));
    await user.click(button);
    expect(await screen.findByText('Some required information is missing')).toBeVisible();
  });

  it('S7 shows changes of another tab at once, and does not move the focus', async () => {
    const { platform, store, user } = await openByCard(anOrderByCard({ updatedAt: '2026-05-04' }));
    const field = screen.getByRole('textbox', { name: 'Card number' });
    await user.click(field);
    platform.order = {
      ...platform.order!,
      updatedAt: '2026-05-05',
      lines: [aLine({ quantity: 3 })],
      totals: { ...platform.order!.totals, total: euros(5340) },
    };
    await act(async () => {
      const { orderApi } = await import('@shop/contracts/commerce/order');
      store.dispatch(orderApi.util.invalidateTags([{ type: 'Order', id: platform.order!.id }]));
    });
    expect(await screen.findByText('Barbera d’Asti: quantity')).toBeVisible();
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button', { name: /order and pay/i })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm the changes' }));
    expect(await placeButton()).toBeVisible();
  });
});

describe('a reload in mid-payment', () => {
  const keep = (phase: string) =>
    storeText('placing', JSON.stringify({ orderId: 'OrderAAAAA', phase }));

  it.each(['validating', 'tokenizing', 'challenging', 'authorizing', 'refused'])(
    'P5 begins again after %s: nothing was placed',
    async (phase) => {
      keep(phase);
      const { button } = await openByCard();
      // The button is busy until the card's frame is ready.
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    },
  );

  it.each(['placing', 'checking', 'unknown'])('P5 asks the order first after %s', async (phase) => {
    keep(phase);
    const platform = createFakePlatform(anOrderByCard());
    const { user, button } = await openPayment(platform);
    expect(await screen.findByRole('alert')).toHaveTextContent(/safely try again/i);
    await screen.findByRole('textbox', { name: 'Card number' });
    await user.click(button);
    await thanks();
    expect(platform.countOf('placeOrder')).toBe(1);
  });

  it('E5 P5 takes foreign content for none', async () => {
    storeText('placing', '{"orderId":1}');
    const { button } = await openByCard();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });
});
