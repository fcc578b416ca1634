import { api } from '../api.ts';
import type { BoundOperation } from '../call/call-context.ts';
import type { Operation } from '../call/operation.ts';
import type { CommerceError } from '../result.ts';
import type { ResetAddressesInput } from './changes/addresses.ts';
import { awaitRecalculation, type AwaitRecalculationInput } from './await-recalculation.ts';
import type { AttachOrderInput, SetEmailInput } from './changes/buyer.ts';
import type { ClearCouponInput, SetCouponInput } from './changes/codes.ts';
import type { CreateOrderInput } from './changes/create.ts';
import {
  addLine,
  attachOrder,
  clearCoupon,
  createOrder,
  createPaymentSource,
  deletePaymentSource,
  listStoredPayments,
  payWithStored,
  placeOrder,
  removeLine,
  removeStoredPayment,
  resetAddresses,
  setAddresses,
  setCoupon,
  setEmail,
  setMetadata,
  setPaymentMethod,
  setPaymentNonce,
  setShippingMethod,
  updateLine,
} from './late-changes.ts';
import type { RemoveLineInput, UpdateLineInput } from './changes/lines.ts';
import { withoutNeedlessMethod } from './needless-method.ts';
import type {
  CreatePaymentSourceInput,
  DeletePaymentSourceInput,
  SetPaymentMethodInput,
  SetPaymentNonceInput,
} from './changes/payment.ts';
import { keepNewer, refreshOrder, retrieveOrder } from './read.ts';
import type { SetShippingMethodInput } from './changes/shipping.ts';
import { hasNeedlessMethod } from './summary/free-payment.ts';
import { orderSyncOf, serialize, type OrderSync } from './sync.ts';
import type {
  AddLineInput,
  Order,
  PlaceOrderInput,
  SetAddressesInput,
  StoredPayment,
} from './types.ts';
import type { SetMetadataInput } from './changes/update.ts';
import type { ListStoredPaymentsInput, PayWithStoredInput } from './changes/wallet.ts';

interface Api {
  dispatch: (action: unknown) => unknown;
  getState: () => unknown;
  /** The store's thunk extra, which the page's {@link OrderSync} belongs to. */
  extra: unknown;
}
type Response = { data: Order } | { error: CommerceError };
type Run = (operation: BoundOperation) => Response | PromiseLike<Response>;

/** Writes the mutation's response into the `order` cache before the mutation resolves, so callers find the new state. */
const caching =
  <I>(
    work: (input: I) => Operation<Order>,
    onResponse?: (sync: OrderSync, before: Order | undefined, after: Order) => void,
  ) =>
  async (input: I, { dispatch, getState, extra }: Api, _: unknown, run: unknown) => {
    const response = await (run as Run)(work(input));
    if ('data' in response) {
      const { data } = response;
      if (onResponse) {
        const before = orderApi.endpoints.order.select(data.id)(getState() as never).data;
        onResponse(orderSyncOf(extra as object), before, data);
      }
      dispatch(
        orderApi.util.upsertQueryEntries([{ endpointName: 'order', arg: data.id, value: data }]),
      );
    }
    return response;
  };

/** Rereads the order after a failed change, which may be half done. */
const rereadOnError = (_: unknown, error: unknown, { orderId }: { orderId: string }) =>
  error ? [{ type: 'Order' as const, id: orderId }] : [];

type Recording = 'recordChange' | 'recordRefresh';

/**
 * An endpoint that changes an order: serialized, cached, without a needless payment method. The back office recalculates
 * the order afterwards (T10).
 */
const change = <I extends { orderId: string }>(
  work: (input: I) => Operation<Order>,
  record: Recording = 'recordChange',
) => ({
  queryFn: caching(
    (input: I) => serialize(input.orderId, withoutNeedlessMethod(work(input))),
    (sync, before, after) => sync[record](before, after),
  ),
  invalidatesTags: rereadOnError,
});

/** An endpoint that changes the payment source, which the back office does not process. */
const paymentChange = <I extends { orderId: string }>(work: (input: I) => Operation<Order>) => ({
  queryFn: caching((input: I) => serialize(input.orderId, work(input))),
  invalidatesTags: rereadOnError,
});

/**
 * Reads an order for the cache. A needless payment method, such as cash chosen before a gift card, is cleared before
 * anyone sees it.
 */
const readOrder =
  (orderId: string): Operation<Order> =>
  async (context) => {
    const read = await retrieveOrder(orderId)(context);
    return read.ok && hasNeedlessMethod(read.value)
      ? serialize(orderId, withoutNeedlessMethod(retrieveOrder(orderId)))(context)
      : read;
  };

/** The customer's wallet. */
const WALLET = [{ type: 'Customer' as const, id: 'wallet' }];

/** Reads and changes orders, for every team; `endpoints` for thunks, hooks in the index. */
export const orderApi = api.injectEndpoints({
  endpoints: ({ query, mutation }) => ({
    order: query<Order, string>({
      query: readOrder,
      merge: keepNewer,
      providesTags: (_, __, id) => [{ type: 'Order', id }],
    }),
    // Unlike a query it never joins a read in flight, which may precede the change in question.
    rereadOrder: mutation<Order, { orderId: string }>({
      queryFn: caching(({ orderId }: { orderId: string }) => readOrder(orderId)),
    }),
    createOrder: mutation<Order, CreateOrderInput>({ queryFn: caching(createOrder) }),
    addLine: mutation<Order, AddLineInput>(change(addLine)),
    updateLine: mutation<Order, UpdateLineInput>(change(updateLine)),
    removeLine: mutation<Order, RemoveLineInput>(change(removeLine)),
    setEmail: mutation<Order, SetEmailInput>(change(setEmail)),
    attachOrder: mutation<Order, AttachOrderInput>(change(attachOrder)),
    setCoupon: mutation<Order, SetCouponInput>(change(setCoupon)),
    clearCoupon: mutation<Order, ClearCouponInput>(change(clearCoupon)),
    setMetadata: mutation<Order, SetMetadataInput>(change(setMetadata)),
    setAddresses: mutation<Order, SetAddressesInput>(change(setAddresses)),
    resetAddresses: mutation<Order, ResetAddressesInput>(change(resetAddresses)),
    setShippingMethod: mutation<Order, SetShippingMethodInput>(change(setShippingMethod)),
    setPaymentMethod: mutation<Order, SetPaymentMethodInput>(change(setPaymentMethod)),
    createPaymentSource: mutation<Order, CreatePaymentSourceInput>(
      paymentChange(createPaymentSource),
    ),
    deletePaymentSource: mutation<Order, DeletePaymentSourceInput>(
      paymentChange(deletePaymentSource),
    ),
    setPaymentNonce: mutation<Order, SetPaymentNonceInput>(paymentChange(setPaymentNonce)),
    storedPayments: query<StoredPayment[], ListStoredPaymentsInput>({
      query: listStoredPayments,
      providesTags: WALLET,
    }),
    payWithStored: mutation<Order, PayWithStoredInput>(change(payWithStored)),
    removeStoredPayment: mutation<null, string>({
      query: removeStoredPayment,
      invalidatesTags: WALLET,
    }),
    placeOrder: mutation<Order, PlaceOrderInput>({
      queryFn: caching((input) => serialize(input.orderId, placeOrder(input), 'exclusive')),
      invalidatesTags: (order, error, input) =>
        order ? ['Orders', ...WALLET] : rereadOnError(order, error, input),
    }),
    refreshOrder: mutation<Order, { orderId: string }>(
      change(({ orderId }) => refreshOrder(orderId), 'recordRefresh'),
    ),
    // Not serialized: it only reads, and waits for seconds.
    awaitRecalculation: mutation<Order, AwaitRecalculationInput>({
      queryFn: async (input, api, ...rest) => {
        const sync = orderSyncOf(api.extra as object);
        const change = sync.lastChange(input.orderId);
        const response = await caching(awaitRecalculation)(input, api, ...rest);
        sync.endRecalculation(input.orderId, change);
        return response;
      },
    }),
  }),
});
