import { randomUUID } from 'node:crypto';
import { approved, intentOf, newToken, refused, type TestGateway } from './test-gateway.ts';

/**
 * Klarna: the buyer decides the outcome, by the addresses of Klarna's sample customers
 * (https://docs.klarna.com/resources/developer-tools/sample-data/sample-customer-data/).
 */
export const klarna: TestGateway = {
  tokens: [
    '`auth_token`: any is approved, but `declined`: refused',
    'an order whose `customer_email` has `+denied` before its `@`: refused',
  ],
  open: ({ order }) => ({
    session_id: randomUUID(),
    client_token: newToken('klarna_client_', 24),
    payment_methods: [
      { identifier: 'pay_later', name: 'Pay later' },
      { identifier: 'pay_over_time', name: 'Financing' },
      { identifier: 'pay_now', name: 'Pay now' },
    ],
    payment_instrument: { issuer_type: 'klarna' },
    ...intentOf(order),
  }),
  answer: ({ auth_token: token }, { customer_email: email }) => {
    if (typeof token !== 'string' || token === '')
      return refused('BAD_VALUE', 'The authorization token is missing', 'auth_token');
    return token === 'declined' || /\+denied@/.test(email ?? '')
      ? refused('PAYMENT_METHOD_FAILED', 'The purchase was denied', 'denied')
      : approved;
  },
  refreshes: { _update: (_source, order) => intentOf(order) },
};
