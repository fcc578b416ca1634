import { randomUUID } from 'node:crypto';
import { approved, member, refused, type Source, type TestGateway } from './test-gateway.ts';

/** What the shopper did in the app: cancelled the payment if the metadata say so, else accepted it. */
const statusOf = ({ metadata }: Source): string =>
  member(metadata, 'satispay_status') === 'CANCELED' ? 'CANCELED' : 'ACCEPTED';

/** Satispay: metadata simulate what the shopper does in the app, because there is none here. */
export const satispay: TestGateway = {
  tokens: [
    'any payment is accepted',
    '`metadata.satispay_status` `CANCELED`: refused, as if the shopper had cancelled it in the app',
  ],
  open: () => {
    const payment_id = randomUUID();
    return {
      payment_id,
      status: 'PENDING',
      payment_url: `https://staging.online.satispay.com/pay/${payment_id}`,
      payment_response: { id: payment_id, status: 'PENDING' },
      payment_instrument: { issuer_type: 'satispay' },
    };
  },
  answer: (source) =>
    statusOf(source) === 'ACCEPTED'
      ? approved
      : refused('CANCELED', 'The payment was cancelled', 'canceled'),
  show: ({ succeeded }) => ({ status: succeeded ? 'ACCEPTED' : 'CANCELED' }),
  refreshes: {
    _refresh: (source) => ({
      status: statusOf(source),
      payment_response: { id: source['payment_id'], status: statusOf(source) },
    }),
  },
};
