import type { PaymentAdapter } from './payment-adapter.ts';
import { bankAccountOf } from './bank-account.ts';

/**
 * A transfer of money before the goods are sent. The platform has one type for all that is paid by hand; that it is
 * this one shows in the account its method names.
 */
export const bankTransfer: PaymentAdapter = {
  kind: 'bank_transfer',
  accepts: (method) => method.type === 'wire_transfers' && bankAccountOf(method) !== null,
  needsSourceEarly: false,
  tokenizes: false,
};
