import { answerToAmount } from './ask-braintree.ts';

describe('the amounts of Braintree’s sandbox', () => {
  it.each([
    [200_000, '2000', 'Do Not Honor'],
    [200_199, '2001', 'Insufficient Funds'],
    [299_999, '2999', 'Processor Declined'],
    [300_000, '3000', 'Processor Network Unavailable - Try Again'],
    [500_100, null, 'Gateway Rejected: application_incomplete'],
  ])('P1 %i cents are refused with %s', (cents, code, message) => {
    expect(answerToAmount(cents)).toMatchObject({ succeeded: false, code, message });
  });

  it.each([1, 199_999, 300_100, 500_000, 500_200, 1_000_000])('P1 %i cents pass', (cents) => {
    expect(answerToAmount(cents)).toEqual({ succeeded: true, message: 'Approved' });
  });
});
