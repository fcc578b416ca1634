import { bankTransfer } from './bank-transfer-adapter.ts';
import type { PaymentAdapter } from './payment-adapter.ts';

/** Paid in cash to the courier, who gives no change: the platform's wire transfer (P2). */
export const cashOnDelivery: PaymentAdapter = {
  kind: 'cash_on_delivery',
  accepts: (method) => method.type === 'wire_transfers' && !bankTransfer.accepts(method),
  needsSourceEarly: false,
  tokenizes: false,
};
