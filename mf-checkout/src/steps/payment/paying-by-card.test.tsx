import { act, screen, waitFor } from '@testing-library/react';
import type { CommerceErrorCode } from '@shop/contracts/commerce';
import { orderApi } from '@shop/contracts/commerce/order';
import { commerceError } from '@shop/contracts/testing';
import { askedFor, cardAnswers } from '../../testing/fake-card-frame.tsx';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import {
  anOrderByCard,
  cash,
  noncesOf,
  openByCard,
  openPayment,
  placeButton,
  thanks,
} from '../../testing/open-payment.tsx';

describe('paying by card', () => {
  it('P1 P4 makes a source, a nonce of the total, hands it over and places', async () => {
    const { platform, user, button } = await openByCard();
    expect(platform.countOf('createPaymentSource')).toBe(1);
    await user.click(button);
    await thanks();
    expect(askedFor).toEqual([3890]);
    expect(noncesOf(platform)).toEqual(['nonce-1']);
    expect(platform.countOf('placeOrder')).toBe(1);
    expect(platform.countOf('deletePaymentSource')).toBe(0);
  });

  it('A1 reports the instrument type from the frame', async () => {
    // Emitted once per order: no other test has this one.
    const { user, button, analytics } = await openByCard(anOrderByCard({ id: 'OrderNewPayPal' }));
    cardAnswers.push({
      kind: 'tokenized',
      nonce: 'nonce-1',
      instrument: { type: 'paypal', brand: 'PayPal', lastDigits: '' },
    });
    await user.click(button);
    await thanks();
    const infos = () => analytics.filter(({ name }) => name === 'add_payment_info');
    await waitFor(() => expect(infos()).toMatchObject([{ params: { payment_type: 'paypal' } }]));
  });

  it('P4 reuses the existing source after a reload', async () => {
    const paymentSource = { id: 'old', type: 'braintree_payments', clientToken: 'token' };
    const { platform } = await openByCard(anOrderByCard({ paymentSource }));
    expect(platform.countOf('createPaymentSource')).toBe(0);
  });

  it('P4 deletes the source when another method is chosen', async () => {
    const { platform, user } = await openByCard();
    await user.click(screen.getByRole('radio', { name: 'Cash on delivery' }));
    await waitFor(() => expect(platform.order?.paymentMethod?.id).toBe(cash.id));
    expect(platform.countOf('deletePaymentSource')).toBe(1);
    expect(platform.order?.paymentSource).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument();
  });

  it('P4 deletes the source when the shopper leaves the payment', async () => {
    const { platform, unmount } = await openByCard();
    unmount();
    await waitFor(() => expect(platform.countOf('deletePaymentSource')).toBe(1));
  });

  it('P4 T3 keeps the form if another tab deletes the source, and pays with a new one', async () => {
    const { platform, user, button, store } = await openByCard();
    await user.type(screen.getByRole('textbox', { name: 'Card number' }), '4111');
    const { createPaymentSource } = platform.rules;
    platform.rules.createPaymentSource = (order, input) => ({
      ...createPaymentSource(order, input),
      paymentSource: { id: 'source-2', type: 'braintree_payments', clientToken: 'token-2' },
    });
    platform.failNext('createPaymentSource', commerceError('SERVER'));
    const updatedAt = '2026-05-05T10:00:00Z';
    platform.order = { ...platform.order!, updatedAt, paymentSource: null };
    await act(async () => {
      store.dispatch(orderApi.util.invalidateTags([{ type: 'Order', id: platform.order!.id }]));
    });
    await waitFor(() => expect(platform.countOf('createPaymentSource')).toBe(2));
    expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveValue('4111');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button);
    await thanks();
    expect(platform.calls.find(({ name }) => name === 'setPaymentNonce')?.input).toMatchObject({
      paymentId: 'source-2',
      nonce: 'nonce-1',
    });
  });

  it('P4 offers a retry if no source could be created', async () => {
    const platform = createFakePlatform(anOrderByCard());
    platform.failNext('createPaymentSource', commerceError('SERVER'));
    const { user } = await openPayment(platform);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Card number' })).toBeVisible();
  });

  it('P1 sends nothing while the form is incomplete or its window was closed', async () => {
    const { platform, user, button } = await openByCard();
    cardAnswers.push({ kind: 'incomplete' }, { kind: 'closed' });
    await user.click(button);
    await user.click(button);
    expect(noncesOf(platform)).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button);
    await thanks();
  });

  it('X P1 reports a lost connection in the frame', async () => {
    const { user, button, platform } = await openByCard();
    cardAnswers.push({ kind: 'network-lost' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot reach the shop/i);
    expect(platform.countOf('placeOrder')).toBe(0);
  });

  it.each([
    ['PAYMENT_DECLINED', 'Unable to process payment, try another card or method'],
    ['PAYMENT_REJECTED', 'Verification error, please use an alternative payment method'],
    ['PAYMENT_UNAUTHENTICATED', 'Verification error, please use an alternative payment method'],
    ['PAYMENT_EXPIRED', 'Unable to process payment, try another card or method'],
    ['INVALID_PAYMENT', 'The payment details are not valid'],
  ] satisfies [CommerceErrorCode, string][])(
    'S15 T12 X opens the payment error modal for %s, and a retry has a nonce of its own',
    async (code, message) => {
      const { platform, user, events, button, modals } = await openByCard();
      await user.type(screen.getByRole('textbox', { name: 'Card number' }), '4000');
      platform.failNext('placeOrder', commerceError(code));
      await user.click(button);
      await waitFor(() => expect(modals).toHaveLength(1));
      expect(modals[0]).toMatchObject({
        name: 'payment-error',
        props: { message, retry: 'Try again', otherMethod: 'Choose another payment method' },
      });
      act(() => events.emit('payment:recover', { by: 'retry' }));
      // The input is still there.
      expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveValue('4000');
      await user.click(button);
      await thanks();
      expect(noncesOf(platform)).toEqual(['nonce-1', 'nonce-2']);
    },
  );

  it('S15 moves to another payment option', async () => {
    const { platform, user, events, button, modals } = await openByCard();
    platform.failNext('placeOrder', commerceError('PAYMENT_DECLINED'));
    await user.click(button);
    await waitFor(() => expect(modals).toHaveLength(1));
    act(() => events.emit('payment:recover', { by: 'other-method' }));
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Cash on delivery' })).toHaveFocus(),
    );
    await user.keyboard(' ');
    await waitFor(() => expect(platform.order?.paymentMethod?.id).toBe(cash.id));
    await user.click(await placeButton());
    await thanks();
  });

  it.each([
    ['three-d-secure', 'Verification error, please use an alternative payment method'],
    ['invalid-details', 'The payment details are not valid'],
    ['unavailable', 'Unable to process payment, try another card or method'],
  ] as const)('S15 P1 reports the frame’s refusal: %s', async (reason, message) => {
    const { platform, user, button, modals } = await openByCard();
    cardAnswers.push({ kind: 'refused', reason });
    await user.click(button);
    await waitFor(() => expect(modals).toMatchObject([{ props: { message } }]));
    expect(platform.countOf('placeOrder')).toBe(0);
  });

  it('P1 never uses a nonce twice, even after a lost response', async () => {
    const { platform, user, button } = await openByCard();
    platform.failNext('setPaymentNonce', commerceError('TIMEOUT'), true);
    await user.click(button);
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(button);
    await thanks();
    expect(noncesOf(platform)).toEqual(['nonce-1', 'nonce-2']);
  });
});
