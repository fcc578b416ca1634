import type { CommerceError, CommerceErrorCode } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { api } from '@shop/contracts/store';
// Its endpoints have to exist before they can be replaced.
import '@shop/contracts/commerce/order';

type Answer = { data: Order } | { error: CommerceError };
type Input = { orderId: string } & Record<string, unknown>;
type Change = (order: Order, input: Input) => Order;

export const anError = (code: CommerceErrorCode, change: Partial<CommerceError> = {}) => ({
  code,
  status: code === 'CONNECTION' ? 0 : 422,
  detail: '',
  fields: [],
  ...change,
});

/** What each write does to an order; a test may change the rules, as a platform may change its mind. */
const RULES = {
  setEmail: (order, { email }) => ({ ...order, email: String(email) }),
  setAddresses: (order, { shipping, billing }) => {
    const address = (id: string, input: unknown) => ({ id, business: false, ...(input as object) });
    return {
      ...order,
      shippingAddress: address('ship', shipping),
      billingAddress: address('bill', billing === 'same' ? shipping : billing),
    } as Order;
  },
  setShippingMethod: (order, { shipmentId, methodId }) => ({
    ...order,
    shipments: order.shipments.map((it) =>
      it.id === shipmentId ? { ...it, methodId: String(methodId) } : it,
    ),
  }),
  setPaymentMethod: (order, { methodId }) => ({
    ...order,
    paymentMethod: order.availablePaymentMethods.find(({ id }) => id === methodId) ?? null,
  }),
  createPaymentSource: (order, { type }) => ({
    ...order,
    paymentSource: { id: 'source', type: String(type), clientToken: null },
  }),
  placeOrder: (order) => ({
    ...order,
    status: 'placed',
    editable: false,
    placedAt: '2026-11-20T10:00:00Z',
  }),
} as const satisfies Record<string, Change>;
export type Write = keyof typeof RULES;

/** A platform with one order, in memory, that remembers what it was asked and fails when told to. */
export const createFakePlatform = (first: Order | null) => {
  let order = first;
  const calls: { name: Write | 'order'; input: unknown }[] = [];
  const failures: { name: Write | 'order'; error: CommerceError; applied: boolean }[] = [];
  const rules: Record<Write, Change> = { ...RULES };
  const failureOf = (name: Write | 'order') => {
    const index = failures.findIndex((it) => it.name === name);
    return index < 0 ? undefined : failures.splice(index, 1)[0];
  };
  return {
    calls,
    rules,
    get order() {
      return order;
    },
    set order(value) {
      order = value;
    },
    countOf: (name: Write | 'order') => calls.filter((it) => it.name === name).length,
    /** The next call of this name fails; `applied`: it was carried out and only the answer is lost. */
    failNext: (name: Write | 'order', error: CommerceError, applied = false) => {
      failures.push({ name, error, applied });
    },
    read: (id: string): Answer => {
      calls.push({ name: 'order', input: id });
      const failure = failureOf('order');
      if (failure) return { error: failure.error };
      return order?.id === id ? { data: order } : { error: anError('NOT_FOUND', { status: 404 }) };
    },
    write: (name: Write, input: Input): Answer => {
      calls.push({ name, input });
      const failure = failureOf(name);
      if (failure && !failure.applied) return { error: failure.error };
      if (order?.id !== input.orderId) return { error: anError('NOT_FOUND', { status: 404 }) };
      order = rules[name](order, input);
      return failure ? { error: failure.error } : { data: order };
    },
  };
};
export type FakePlatform = ReturnType<typeof createFakePlatform>;

/** Lets the order endpoints answer from a fake platform; the hooks and the cache are the real ones. */
export const usePlatform = (platform: FakePlatform): void => {
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: ({ query, mutation }) => ({
      order: query<Order, string>({
        queryFn: async (id) => platform.read(id),
        providesTags: (_, __, id) => [{ type: 'Order', id }],
      }),
      ...Object.fromEntries(
        (Object.keys(RULES) as Write[]).map((name) => [
          name,
          mutation<Order, Input>({
            queryFn: async (input) => platform.write(name, input),
            onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
              const answer = await queryFulfilled.catch(() => null);
              if (!answer) return;
              dispatch(
                api.util.upsertQueryData(
                  'order' as never,
                  answer.data.id as never,
                  answer.data as never,
                ),
              );
            },
          }),
        ]),
      ),
    }),
  });
};
