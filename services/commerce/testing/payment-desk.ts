import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { addCardPayment, aVoucherCart, payByCard } from './payments.ts';
import { startPlatform, type RunningPlatform } from './start-platform.ts';

/** A platform of its own that takes cards, with what tests of payments ask of it. */
export interface PaymentDesk {
  readonly platform: RunningPlatform;
  /** A guest. */
  readonly cl: CommerceLayerBundle;
  readonly integration: CommerceLayerBundle;
  /** The payment method of cards. */
  readonly methodId: string;
  readonly place: (orderId: string) => ReturnType<CommerceLayerBundle['orders']['update']>;
  /** A guest's placed order of 30.00 €, paid by card. */
  readonly aCardOrder: () => Promise<string>;
  readonly transactionsOf: (orderId: string) => Promise<Transaction[]>;
  readonly asCustomer: (
    username?: string,
    password?: string,
  ) => Promise<{ customer: CommerceLayerBundle; id: string }>;
}

export interface Transaction {
  readonly type: string;
  readonly amount_cents: number;
  readonly succeeded: boolean;
}

/** A transaction that succeeded, as `transactionsOf` tells of it. */
export const done = (type: string, amount_cents = 3_000): Transaction => ({
  type,
  amount_cents,
  succeeded: true,
});

/** The error the client throws when a request is refused for one reason. */
export const failsWith = (error: string) => ({ status: 422, errors: [{ meta: { error } }] });

export const openPaymentDesk = async (): Promise<PaymentDesk> => {
  const platform = await startPlatform();
  const integration = await platform.integration();
  const cl = await platform.guest();
  const { id: methodId } = await addCardPayment(integration);
  const place: PaymentDesk['place'] = (id) => cl.orders.update({ id, _place: true });
  return {
    platform,
    cl,
    integration,
    methodId,
    place,
    aCardOrder: async () => {
      const { id } = await aVoucherCart(cl);
      await payByCard(cl, id, methodId);
      await place(id);
      return id;
    },
    transactionsOf: async (id) => {
      const { transactions } = await integration.orders.retrieve(id, { include: ['transactions'] });
      return (transactions ?? []).map(({ type, amount_cents, succeeded }) => ({
        type: String(type),
        amount_cents,
        succeeded,
      }));
    },
    asCustomer: async (username = 'anna@example.com', password = 'segreto1') => {
      const answer = await platform.token({ grant_type: 'password', username, password });
      return { customer: platform.client(answer.access_token), id: String(answer.owner_id) };
    },
  };
};
