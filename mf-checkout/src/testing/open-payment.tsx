import { screen } from '@testing-library/react';
import type { Order } from '@shop/contracts/commerce/order';
import { euros } from '@shop/contracts/testing';
import { clearDraft } from '../steps/checkout-draft.ts';
import { askedFor, cardAnswers } from './fake-card-frame.tsx';
import { createFakePlatform, type FakePlatform } from './fake-platform.ts';
import { anOrderReadyToPay, cashOnDelivery } from './order.ts';
import { renderCheckout } from './render-checkout.tsx';

// Every test of this module pays in the stand-in for the payment frame, and begins without a trace of the test before.
jest.mock('../steps/payment/card/card-frame.tsx', () =>
  jest.requireActual<object>('./fake-card-frame.tsx'),
);

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
  cardAnswers.length = 0;
  askedFor.length = 0;
});

const card = cashOnDelivery({
  id: 'PayCardAAA',
  type: 'braintree_payments',
  price: euros(0),
});
export const cash = cashOnDelivery();

export const anOrderByCard = (its: Partial<Order> = {}): Order =>
  anOrderReadyToPay({ availablePaymentMethods: [card, cash], paymentMethod: card, ...its });

export const placeButton = () => screen.findByRole('button', { name: /order and pay/i });
export const thanks = () => screen.findByRole('heading', { name: /thank you/i });

/** Opens the payment section of the platform's order, and records opened modals. */
export const openPayment = async (platform: FakePlatform, session = {}) => {
  const page = await renderCheckout({ platform, path: '/checkout/payment', session });
  const modals: { name: string; props: object }[] = [];
  page.events.on('modal:open', (modal) => modals.push(modal));
  return { ...page, modals, button: await placeButton() };
};

/** Opens the payment with the card chosen and its frame there. */
export const openByCard = async (order = anOrderByCard(), session = {}) => {
  const platform = createFakePlatform(order);
  const page = await openPayment(platform, session);
  await screen.findByRole('textbox', { name: 'Card number' });
  return { ...page, platform };
};

/** Nonces that were handed over, in turn. */
export const noncesOf = (platform: FakePlatform): string[] =>
  platform.calls
    .filter(({ name }) => name === 'setPaymentNonce')
    .map(({ input }) => (input as { nonce: string }).nonce);
