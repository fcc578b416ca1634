import { bankTransfer, card } from '../steps/payment/adapters.ts';
import { paymentTypeOf } from './payment-type-of.ts';

const stored = (instrument: { type: string; brand: string }) => ({
  id: 'StoredAAAA',
  type: 'braintree_payments' as const,
  instrument: { lastDigits: '', ...instrument },
});

describe('payment_type', () => {
  it.each([
    ['a PayPal account by its kind', { type: 'paypal', brand: 'PayPal' }, 'paypal'],
    ['a PayPal account by its name', { type: '', brand: 'PayPal' }, 'paypal'],
    ['a card', { type: 'card', brand: 'Visa' }, 'card'],
    ['a card by its name', { type: '', brand: 'Mastercard' }, 'card'],
    ['what nothing is told of', { type: '', brand: '' }, 'card'],
  ])('A1 of a stored payment: %s', (_, instrument, type) => {
    expect(paymentTypeOf({ adapter: card, stored: stored(instrument) })).toBe(type);
  });

  it('A1 is the payment method without a stored payment', () => {
    expect(paymentTypeOf({ adapter: card, stored: null })).toBe('card');
    expect(paymentTypeOf({ adapter: bankTransfer, stored: null })).toBe('bank_transfer');
  });
});
