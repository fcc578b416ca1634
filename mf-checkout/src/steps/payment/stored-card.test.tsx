import { act, screen, waitFor, within } from '@testing-library/react';
import type { StoredPayment } from '@shop/contracts/commerce/order';
import type { UserEvent } from '@testing-library/user-event';
import { commerceError, euros, known } from '@shop/contracts/testing';
import { aNonce, askedFor, cardAnswers } from '../../testing/fake-card-frame.tsx';
import { createFakePlatform, type FakePlatform } from '../../testing/fake-platform.ts';
import {
  anOrderByCard,
  cash,
  noncesOf,
  openByCard,
  openPayment,
  placeButton,
  thanks,
} from '../../testing/open-payment.tsx';
import { anOrderReadyToPay, cashOnDelivery } from '../../testing/order.ts';

const visa: StoredPayment = {
  id: 'StoredAAAA',
  type: 'braintree_payments',
  instrument: { type: 'card', brand: 'Visa', lastDigits: '1881' },
};
const CUSTOMER = { kind: 'customer', email: 'giulia@example.com', ownerId: 'CustAAAAAA' } as const;

describe('a customer’s stored card', () => {
  const openAsCustomer = async (
    wallet: readonly StoredPayment[] = [visa],
    order = anOrderByCard(),
  ) => {
    const platform = createFakePlatform(order);
    platform.wallet = wallet;
    return { ...(await openPayment(platform, CUSTOMER)), platform };
  };
  const stored = () => screen.findByRole('radio', { name: 'Visa ending in 1881' });

  it('P1 pays without the frame', async () => {
    const { platform, user } = await openAsCustomer();
    await user.click(await stored());
    await waitFor(() => expect(platform.order?.paymentSource?.id).toBe('stored-source'));
    await user.click(await placeButton());
    await thanks();
    expect(askedFor).toEqual([]);
    expect(noncesOf(platform)).toEqual([]);
    const placed = platform.calls.find(({ name }) => name === 'placeOrder')!;
    expect(placed.input).not.toHaveProperty('savePayment');
  });

  it('A1 is distinguished from a stored PayPal account', async () => {
    const instrument = { type: 'paypal', brand: 'PayPal', lastDigits: '' };
    // Reported once an order: no other test has this one.
    const order = anOrderByCard({ id: 'OrderByPayPal' });
    const { user, analytics } = await openAsCustomer([{ ...visa, instrument }], order);
    await user.click(await screen.findByRole('radio', { name: /^PayPal/ }));
    await user.click(await placeButton());
    await thanks();
    await waitFor(() =>
      expect(analytics).toContainEqual(
        expect.objectContaining({
          name: 'add_payment_info',
          params: expect.objectContaining({ payment_type: 'paypal' }) as unknown,
        }),
      ),
    );
  });

  it('P1 is never shown to the next customer', async () => {
    const { store } = await openAsCustomer();
    await stored();
    act(() => void store.dispatch(known({ ...CUSTOMER, ownerId: 'CustBBBBBB' })));
    expect(screen.queryByRole('radio', { name: 'Visa ending in 1881' })).toBeNull();
  });

  it('P1 is taken out of the wallet', async () => {
    const { user } = await openAsCustomer();
    await user.click(await stored());
    await user.click(screen.getByRole('button', { name: 'Remove Visa 1881' }));
    await waitFor(() =>
      expect(screen.queryByRole('radio', { name: 'Visa ending in 1881' })).toBeNull(),
    );
    expect(screen.getByRole('radio', { name: 'Card or PayPal' })).toHaveFocus();
  });

  describe('replaced by a new card', () => {
    const newCard = () => screen.findByRole('radio', { name: 'Card or PayPal' });
    const paidBy = (platform: FakePlatform) =>
      platform.calls.find(({ name }) => name === 'setPaymentNonce')?.input;

    const payWithNewCard = async (platform: FakePlatform, user: UserEvent) => {
      await screen.findByRole('textbox', { name: 'Card number' });
      await user.click(await screen.findByRole('button', { name: /order and pay/i, busy: false }));
      await thanks();
      expect(paidBy(platform)).toMatchObject({ paymentId: 'source', nonce: 'nonce-1' });
    };

    it('P4 deletes its source', async () => {
      const { platform, user } = await openAsCustomer();
      await user.click(await stored());
      await user.click(await newCard());
      await waitFor(() => expect(platform.order?.paymentSource?.id).toBe('source'));
      expect(platform.countOf('deletePaymentSource')).toBe(1);
      await payWithNewCard(platform, user);
    });

    it('P4 deletes its source after a reload', async () => {
      const { platform, unmount, ...first } = await openAsCustomer();
      await first.user.click(await stored());
      await waitFor(() => expect(platform.order?.paymentSource?.id).toBe('stored-source'));
      const { paymentSource } = platform.order!;
      unmount();
      await waitFor(() => expect(platform.order?.paymentSource).toBeNull());
      // Not one that this page's scripts know.
      platform.order = {
        ...platform.order!,
        paymentSource: { ...paymentSource!, id: 'of-an-earlier-visit' },
      };
      const { user } = await openPayment(platform, CUSTOMER);
      await waitFor(async () => expect(await stored()).toBeChecked());
      await user.click(await newCard());
      await waitFor(() => expect(platform.order?.paymentSource?.id).toBe('source'));
      await payWithNewCard(platform, user);
    });

    it('P4 X deletes its source when placing if that failed before', async () => {
      const { platform, user } = await openAsCustomer();
      await user.click(await stored());
      await waitFor(() => expect(platform.order?.paymentSource?.id).toBe('stored-source'));
      platform.failNext('deletePaymentSource', commerceError('SERVER'));
      await user.click(await newCard());
      await waitFor(() => expect(platform.countOf('deletePaymentSource')).toBe(1));
      await payWithNewCard(platform, user);
      expect(platform.countOf('deletePaymentSource')).toBe(2);
    });

    it('P4 deletes its source when it is taken out of the wallet', async () => {
      const { platform, user } = await openAsCustomer();
      await user.click(await stored());
      await waitFor(() => expect(platform.order?.paymentSource?.id).toBe('stored-source'));
      await user.click(screen.getByRole('button', { name: 'Remove Visa 1881' }));
      await waitFor(() => expect(platform.order?.paymentSource?.id).toBe('source'));
      await payWithNewCard(platform, user);
    });
  });

  it('P1 is stored only with consent, which survives a reload', async () => {
    const { user, unmount, platform } = await openAsCustomer([]);
    await user.click(await screen.findByRole('checkbox', { name: 'Save for my next purchases' }));
    unmount();
    await openPayment(platform, CUSTOMER);
    expect(
      await screen.findByRole('checkbox', { name: 'Save for my next purchases' }),
    ).toBeChecked();
    await user.click(await placeButton());
    await thanks();
    expect(platform.calls.find(({ name }) => name === 'placeOrder')!.input).toMatchObject({
      savePayment: true,
    });
  });

  it('P1 is not offered to a guest, who cannot keep one either', async () => {
    const { platform, user, button } = await openByCard();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    cardAnswers.push(aNonce(7));
    await user.click(button);
    await thanks();
    expect(platform.calls.find(({ name }) => name === 'placeOrder')!.input).not.toHaveProperty(
      'savePayment',
    );
  });
});

describe('a bank transfer', () => {
  it('P2 is offered where the method names an account, apart from cash on delivery', async () => {
    const transfer = cashOnDelivery({
      id: 'PayBankAAA',
      price: euros(0),
      metadata: {
        bank_account: { beneficiary: 'Fonte & Vigna', iban: 'CH9300762011623852957' },
      },
    });
    const platform = createFakePlatform(
      anOrderReadyToPay({ availablePaymentMethods: [cash, transfer] }),
    );
    const { user } = await openPayment(platform);
    await user.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    expect(screen.getByText('CH93 0076 2011 6238 5295 7')).toBeVisible();
    const group = within(screen.getByRole('radiogroup'));
    expect(group.getAllByRole('radio')).toHaveLength(2);
    await user.click(await placeButton());
    await thanks();
    expect(platform.order?.paymentMethod?.id).toBe('PayBankAAA');
  });
});
