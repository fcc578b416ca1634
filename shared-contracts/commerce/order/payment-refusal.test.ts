import { errorOfAnswer } from '../error-of-answer.ts';
import { fieldErrorDocument } from '../testing/document.ts';
import { codeOfPayment } from './payment-refusal.ts';

describe('a refused payment', () => {
  it.each([
    ['2000', 'Do Not Honor', 'PAYMENT_DECLINED'],
    ['3000', 'Processor Network Unavailable - Try Again', 'PAYMENT_DECLINED'],
    ['2014', 'Processor Declined - Fraud Suspected', 'PAYMENT_REJECTED'],
    [null, 'Gateway Rejected: fraud', 'PAYMENT_REJECTED'],
    [null, 'Gateway Rejected: risk_threshold', 'PAYMENT_REJECTED'],
    [null, 'Gateway Rejected: three_d_secure', 'PAYMENT_UNAUTHENTICATED'],
    ['91564', 'Cannot use a payment_method_nonce more than once.', 'PAYMENT_EXPIRED'],
    ['91565', 'Unknown or expired payment_method_nonce.', 'PAYMENT_EXPIRED'],
    ['91508', 'Cannot determine payment method: no payment_method_nonce', 'MISSING_DETAILS'],
    ['81715', 'Credit card number is invalid.', 'INVALID_PAYMENT'],
    ['2010', 'Card Issuer Declined CVV', 'INVALID_PAYMENT'],
  ])('X P1 with %s %s is %s', (value, words, code) => {
    const refusal = {
      detail: `payment_source - ${words}`,
      source: { pointer: '/data/relationships/payment_source' },
      meta: { error: 'payment_refused', value },
    };
    expect(codeOfPayment(errorOfAnswer(422, [refusal]))).toBe(code);
  });

  it('X P1 is told by its words alone where the gateway has no numbers', () => {
    const words = 'payment_source - 3D Secure authentication failed';
    expect(codeOfPayment(errorOfAnswer(422, [{ detail: words }]))).toBe('PAYMENT_UNAUTHENTICATED');
  });

  it.each([
    ['total_amount_cents', 'mismatched_amounts', 'AMOUNTS_MISMATCHED'],
    ['payment_source', 'mismatched_amounts', 'AMOUNTS_MISMATCHED'],
    ['payment_source', 'blank', 'MISSING_DETAILS'],
    ['payment_method', 'blank', 'MISSING_DETAILS'],
    ['payment_method', 'invalid', null],
    ['billing_address', 'blank', null],
  ])('X P4 of a %s that is wrong (%s) is %s', (field, reason, code) => {
    const { errors } = fieldErrorDocument(field, reason);
    expect(codeOfPayment(errorOfAnswer(422, errors))).toBe(code);
  });
});
