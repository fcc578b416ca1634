import { api } from '../api.ts';
import type { BoundOperation } from '../call-context.ts';
import type { Operation } from '../operation.ts';
import type { CommerceError } from '../result.ts';
import { addLine } from './add-line.ts';
import { attachOrder } from './attach-order.ts';
import { awaitRecalculation } from './await-recalculation.ts';
import { clearCoupon } from './clear-coupon.ts';
import { withoutNeedlessMethod } from './clear-payment-method.ts';
import { createOrder, type CreateOrderInput } from './create-order.ts';
import { createPaymentSource } from './create-payment-source.ts';
import { deletePaymentSource } from './delete-payment-source.ts';
import { hasNeedlessMethod } from './free-payment.ts';
import { inSequence } from './in-sequence.ts';
import { keepNewer } from './keep-newer.ts';
import { listStoredPayments, type ListStoredPaymentsInput } from './list-stored-payments.ts';
import { payWithStored } from './pay-with-stored.ts';
import { placeOrder } from './place-order.ts';
import { changeUnderWay, endRecalculation, noteChange } from './recalculation.ts';
import { refreshOrder } from './refresh-order.ts';
import { removeLine } from './remove-line.ts';
import { removeStoredPayment } from './remove-stored-payment.ts';
import { resetAddresses } from './reset-addresses.ts';
import { retrieveOrder } from './retrieve-order.ts';
import { setAddresses } from './set-addresses.ts';
import { setCoupon } from './set-coupon.ts';
import { setEmail } from './set-email.ts';
import { setMetadata } from './set-metadata.ts';
import { setPaymentMethod } from './set-payment-method.ts';
import { setPaymentNonce } from './set-payment-nonce.ts';
import { setShippingMethod } from './set-shipping-method.ts';
import type { Order, StoredPayment } from './types.ts';
import { updateLine } from './update-line.ts';

interface Api {
  dispatch: (action: unknown) => unknown;
  getState: () => unknown;
}
type Answer = { data: Order } | { error: CommerceError };
type Run = (operation: BoundOperation) => Answer | PromiseLike<Answer>;

/**
 * A change's answer is the order's newest state: it goes where everybody reads the order, and before the change is
 * done, so that whoever waited for it finds it there.
 */
const keeping =
  <I>(
    work: (input: I) => Operation<Order>,
    onAnswer?: (before: Order | undefined, after: Order) => void,
  ) =>
  async (input: I, { dispatch, getState }: Api, _: unknown, run: unknown) => {
    const answer = await (run as Run)(work(input));
    if ('data' in answer) {
      const { data } = answer;
      onAnswer?.(orderApi.endpoints.order.select(data.id)(getState() as never).data, data);
      dispatch(
        orderApi.util.upsertQueryEntries([{ endpointName: 'order', arg: data.id, value: data }]),
      );
    }
    return answer;
  };

/** A change that failed half-way may have changed something all the same. */
const readAgain = (_: unknown, error: unknown, { orderId }: { orderId: string }) =>
  error ? [{ type: 'Order' as const, id: orderId }] : [];

/**
 * An endpoint that changes an order: in sequence, its answer kept, with no payment method left without a reason. The back
 * office recalculates what follows (T10).
 */
const change = <I extends { orderId: string }>(work: (input: I) => Operation<Order>) => ({
  queryFn: keeping(
    (input: I) => inSequence(input.orderId, withoutNeedlessMethod(work(input))),
    noteChange,
  ),
  invalidatesTags: readAgain,
});

/** An endpoint that changes what an order is paid with, which the back office has nothing to do with. */
const paymentChange = <I extends { orderId: string }>(work: (input: I) => Operation<Order>) => ({
  queryFn: keeping((input: I) => inSequence(input.orderId, work(input))),
  invalidatesTags: readAgain,
});

/**
 * Reads an order as the store keeps it: an order that comes back with a payment method without a reason, such as cash
 * chosen before a gift card, loses it before it is shown.
 */
const readOrder =
  (orderId: string): Operation<Order> =>
  async (context) => {
    const read = await retrieveOrder(orderId)(context);
    return read.ok && hasNeedlessMethod(read.value)
      ? inSequence(orderId, withoutNeedlessMethod(retrieveOrder(orderId)))(context)
      : read;
  };

/** The customer's wallet. */
const WALLET = [{ type: 'Customer' as const, id: 'wallet' }];

/** Reading and changing orders, for every team; `endpoints` for thunks, hooks in the index. */
export const orderApi = api.injectEndpoints({
  endpoints: ({ query, mutation }) => ({
    order: query<Order, string>({
      query: readOrder,
      merge: keepNewer,
      providesTags: (_, __, id) => [{ type: 'Order', id }],
    }),
    // Unlike a query it never joins a read under way, which may have been asked before the change in question.
    rereadOrder: mutation<Order, { orderId: string }>({
      queryFn: keeping(({ orderId }: { orderId: string }) => readOrder(orderId)),
    }),
    createOrder: mutation<Order, CreateOrderInput>({ queryFn: keeping(createOrder) }),
    addLine: mutation<Order, Parameters<typeof addLine>[0]>(change(addLine)),
    updateLine: mutation<Order, Parameters<typeof updateLine>[0]>(change(updateLine)),
    removeLine: mutation<Order, Parameters<typeof removeLine>[0]>(change(removeLine)),
    setEmail: mutation<Order, Parameters<typeof setEmail>[0]>(change(setEmail)),
    attachOrder: mutation<Order, Parameters<typeof attachOrder>[0]>(change(attachOrder)),
    setCoupon: mutation<Order, Parameters<typeof setCoupon>[0]>(change(setCoupon)),
    clearCoupon: mutation<Order, Parameters<typeof clearCoupon>[0]>(change(clearCoupon)),
    setMetadata: mutation<Order, Parameters<typeof setMetadata>[0]>(change(setMetadata)),
    setAddresses: mutation<Order, Parameters<typeof setAddresses>[0]>(change(setAddresses)),
    resetAddresses: mutation<Order, Parameters<typeof resetAddresses>[0]>(change(resetAddresses)),
    setShippingMethod: mutation<Order, Parameters<typeof setShippingMethod>[0]>(
      change(setShippingMethod),
    ),
    setPaymentMethod: mutation<Order, Parameters<typeof setPaymentMethod>[0]>(
      change(setPaymentMethod),
    ),
    createPaymentSource: mutation<Order, Parameters<typeof createPaymentSource>[0]>(
      paymentChange(createPaymentSource),
    ),
    deletePaymentSource: mutation<Order, Parameters<typeof deletePaymentSource>[0]>(
      paymentChange(deletePaymentSource),
    ),
    setPaymentNonce: mutation<Order, Parameters<typeof setPaymentNonce>[0]>(
      paymentChange(setPaymentNonce),
    ),
    storedPayments: query<StoredPayment[], ListStoredPaymentsInput>({
      query: listStoredPayments,
      providesTags: WALLET,
    }),
    payWithStored: mutation<Order, Parameters<typeof payWithStored>[0]>(change(payWithStored)),
    removeStoredPayment: mutation<null, string>({
      query: removeStoredPayment,
      invalidatesTags: WALLET,
    }),
    placeOrder: mutation<Order, Parameters<typeof placeOrder>[0]>({
      queryFn: keeping((input) => inSequence(input.orderId, placeOrder(input), 'exclusive')),
      invalidatesTags: (order, error, input) =>
        order ? ['Orders', ...WALLET] : readAgain(order, error, input),
    }),
    refreshOrder: mutation<Order, { orderId: string }>(
      change(({ orderId }) => refreshOrder(orderId)),
    ),
    // Not in sequence: it only reads, and waits for seconds.
    awaitRecalculation: mutation<Order, Parameters<typeof awaitRecalculation>[0]>({
      queryFn: async (input, ...rest) => {
        const change = changeUnderWay(input.orderId);
        const answer = await keeping(awaitRecalculation)(input, ...rest);
        endRecalculation(input.orderId, change);
        return answer;
      },
    }),
  }),
});
