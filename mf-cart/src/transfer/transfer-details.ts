import { isRetryable, ok, type Address, type Result } from '@shop/contracts/commerce';
import { orderApi, type Order, type SetAddressesInput } from '@shop/contracts/commerce/order';
import { toResult, type AppDispatch } from '@shop/contracts/store';
import { orderInStore } from './order-access.ts';

/** The order that checkout details are written to. */
interface DetailsTarget {
  read: () => Promise<Result<Order>>;
  setAddresses: (input: Omit<SetAddressesInput, 'orderId'>) => Promise<Result<Order>>;
  setShippingMethod: (shipmentId: string, methodId: string) => Promise<Result<Order>>;
  setPaymentMethod: (methodId: string) => Promise<Result<Order>>;
}

const UNTRACKED = { track: false };

/** An order of the page's market and session: responses update the `order` query cache. */
export const detailsInStore = (dispatch: AppDispatch, orderId: string): DetailsTarget => {
  const { endpoints } = orderApi;
  return {
    read: orderInStore(dispatch, orderId).read,
    setAddresses: async (input) =>
      toResult(await dispatch(endpoints.setAddresses.initiate({ orderId, ...input }, UNTRACKED))),
    setShippingMethod: async (shipmentId, methodId) => {
      const input = { orderId, shipmentId, methodId };
      return toResult(await dispatch(endpoints.setShippingMethod.initiate(input, UNTRACKED)));
    },
    setPaymentMethod: async (methodId) =>
      toResult(
        await dispatch(endpoints.setPaymentMethod.initiate({ orderId, methodId }, UNTRACKED)),
      ),
  };
};

const comparable = ({ id: _, metadata, ...fields }: Address) => {
  const { lastUsage: __, ...marks } = metadata;
  return JSON.stringify([Object.entries(fields).toSorted(), Object.entries(marks).toSorted()]);
};

/** Whether two addresses are equal except for their ids and the time of their last use. */
const isSameAddress = (one: Address, other: Address): boolean =>
  comparable(one) === comparable(other);

const inputOf = ({ id: _, business: __, ...address }: Address) => address;

/** Addresses of the source order; null if it has none, or if the target has the same. */
const addressesOf = (from: Order, into: Order): Omit<SetAddressesInput, 'orderId'> | null => {
  const { shippingAddress: shipping, billingAddress: billing } = from;
  if (!shipping || !billing) return null;
  const isSet =
    into.shippingAddress !== null &&
    into.billingAddress !== null &&
    isSameAddress(into.shippingAddress, shipping) &&
    isSameAddress(into.billingAddress, billing);
  if (isSet) return null;
  return {
    shipping: inputOf(shipping),
    billing: isSameAddress(shipping, billing) ? 'same' : inputOf(billing),
  };
};

/**
 * Transfers the checkout details of one order into another of the same market: addresses, shipping methods that are
 * offered, and the payment method if none is chosen. The source wins, because it is from this visit. Details that the
 * platform refuses are skipped, and the checkout asks for them again; fails only with retryable errors.
 *
 * @param from - as it was before its lines were transferred: its shipments go with them
 */
export const transferDetails = async (
  from: Order,
  target: DetailsTarget,
): Promise<Result<Order>> => {
  const read = await target.read();
  if (!read.ok) return read;
  let order = read.value;
  const steps: ((now: Order) => Promise<Result<Order>> | null)[] = [
    (now) => {
      const addresses = addressesOf(from, now);
      return addresses && target.setAddresses(addresses);
    },
    ...from.shipments.map(() => (now: Order) => {
      const chosen = from.shipments.flatMap(({ methodId }) => methodId ?? []);
      for (const { id, methodId, methods } of now.shipments) {
        const offered = chosen.find((it) => methods.some((method) => method.id === it));
        if (methodId === null && offered) return target.setShippingMethod(id, offered);
      }
      return null;
    }),
    (now) => {
      const chosen = from.paymentMethod?.id;
      const isOffered = now.availablePaymentMethods.some(({ id }) => id === chosen);
      return chosen && isOffered && !now.paymentMethod ? target.setPaymentMethod(chosen) : null;
    },
  ];
  for (const step of steps) {
    const done = await step(order);
    if (done?.ok) order = done.value;
    else if (done && isRetryable(done.error)) return done;
  }
  return ok(order);
};
