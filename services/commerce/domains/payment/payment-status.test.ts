import { paymentStatus } from './payment-status.ts';

const of = (authorized = 0, voided = 0, captured = 0, refunded = 0) => ({
  authorized,
  voided,
  captured,
  refunded,
});

describe('the payment status of an order of 10.00', () => {
  it.each([
    ['unpaid', of()],
    ['authorized', of(1_000)],
    ['partially_authorized', of(400)],
    ['voided', of(1_000, 1_000)],
    ['partially_voided', of(1_000, 400)],
    ['partially_paid', of(1_000, 0, 400)],
    ['partially_paid', of(1_000, 600, 400)],
    ['paid', of(1_000, 0, 1_000)],
    ['partially_refunded', of(1_000, 0, 1_000, 1)],
    ['refunded', of(1_000, 0, 1_000, 1_000)],
    ['refunded', of(1_000, 0, 400, 400)],
  ])('is %s after %j', (status, amounts) => {
    expect(paymentStatus(amounts, 1_000, false)).toBe(status);
  });

  it('P3 is free when nothing is due and the order is placed, unpaid while it is a cart', () => {
    expect(paymentStatus(of(), 0, false)).toBe('free');
    expect(paymentStatus(of(), 0, true)).toBe('unpaid');
  });
});
