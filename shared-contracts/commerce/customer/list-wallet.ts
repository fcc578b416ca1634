import { toStoredPayment } from '../order/mapping/to-payment.ts';
import type { StoredPayment } from '../order/types.ts';
import { operation, type Operation } from '../operation.ts';

export interface ListWalletInput {
  /** Whose token is used; the platform shows no one else's. */
  ownerId: string;
}

/** What the customer let the shop keep to pay with, whatever it is used for: at most 25. */
export const listWallet = ({ ownerId }: ListWalletInput): Operation<StoredPayment[]> =>
  operation(async ({ customers, options }) => {
    const params = { include: ['payment_source'], pageSize: 25 as const };
    return (await customers.customer_payment_sources(ownerId, params, options)).map(
      toStoredPayment,
    );
  });
