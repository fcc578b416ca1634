import { keepNewer } from '../commerce/order/read.ts';
import type { Order } from '../commerce/order/types.ts';
import type { Result } from '../commerce/result.ts';
import { api } from '../commerce/api.ts';
// Their endpoints have to exist before they can be replaced.
import '../commerce/customer/index.ts';
import '../commerce/order/index.ts';
import '../store-api/index.ts';

type Answer = (input: never) => Result<unknown> | Promise<Result<unknown>>;

export interface EndpointAnswers {
  queries?: Readonly<Record<string, Answer>>;
  /** Changes of an order: its answer is kept where the order is read, before the change is done. */
  changes?: Readonly<Record<string, (input: never) => Result<Order> | Promise<Result<Order>>>>;
  /** Other changes. */
  mutations?: Readonly<Record<string, Answer>>;
}

const toAnswer = <T>(result: Result<T>) =>
  result.ok ? { data: result.value } : { error: result.error };

const WALLET = [{ type: 'Customer' as const, id: 'wallet' }];

/** Queries of an order and its parts, by the order's id. */
const OF_ORDER: readonly string[] = ['order', 'trackedShipments', 'refunds', 'returns'];

const tagsOf = (name: string, input: unknown) => {
  if (name === 'storedPayments' || name === 'wallet') return WALLET;
  return OF_ORDER.includes(name) ? [{ type: 'Order' as const, id: String(input) }] : [];
};

/** Lets endpoints answer from memory, by their names; the hooks and the cache are the real ones. */
export const answerEndpoints = ({
  queries = {},
  changes = {},
  mutations = {},
}: EndpointAnswers): void => {
  const each = <T, R>(answers: Readonly<Record<string, T>>, make: (name: string, it: T) => R) =>
    Object.fromEntries(Object.entries(answers).map(([name, it]) => [name, make(name, it)]));
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: ({ query, mutation }) => ({
      ...each(queries, (name, answer) =>
        query<unknown, unknown>({
          queryFn: async (input) => toAnswer(await answer(input as never)),
          providesTags: (_, __, input) => tagsOf(name, input),
          ...(name === 'order' && { merge: keepNewer as never }),
        }),
      ),
      ...each(changes, (_, answer) =>
        mutation<Order, unknown>({
          queryFn: async (input, { dispatch }) => {
            const answered = toAnswer(await answer(input as never));
            if (answered.data) {
              const entry = { endpointName: 'order', arg: answered.data.id, value: answered.data };
              dispatch(api.util.upsertQueryEntries([entry as never]) as never);
            }
            return answered;
          },
        }),
      ),
      ...each(mutations, (name, answer) =>
        mutation<unknown, unknown>({
          queryFn: async (input) => toAnswer(await answer(input as never)),
          invalidatesTags: name === 'removeStoredPayment' ? WALLET : [],
        }),
      ),
    }),
  });
};
