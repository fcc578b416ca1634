import { isRetryable, ok, type Address, type Result } from '@shop/contracts/commerce';
import type { Order, SetAddressesInput } from '@shop/contracts/commerce/order';
import { sameAddress } from './same-address.ts';

/** The order that details are written into. */
export interface DetailsTarget {
  read: () => Promise<Result<Order>>;
  setAddresses: (input: Omit<SetAddressesInput, 'orderId'>) => Promise<Result<Order>>;
  setShippingMethod: (shipmentId: string, methodId: string) => Promise<Result<Order>>;
  setPaymentMethod: (methodId: string) => Promise<Result<Order>>;
}

const inputOf = ({ id: _, business: __, ...address }: Address) => address;

/** Addresses that were given in the other order and are not the ones the order has. */
const addressesOf = (from: Order, into: Order): Omit<SetAddressesInput, 'orderId'> | null => {
  const { shippingAddress: shipping, billingAddress: billing } = from;
  if (!shipping || !billing) return null;
  const isThere =
    into.shippingAddress !== null &&
    into.billingAddress !== null &&
    sameAddress(into.shippingAddress, shipping) &&
    sameAddress(into.billingAddress, billing);
  if (isThere) return null;
  return {
    shipping: inputOf(shipping),
    billing: sameAddress(shipping, billing) ? 'same' : inputOf(billing),
  };
};

/**
 * Brings what was said in the checkout of one order into another of the same market: addresses, shipping methods where
 * they are offered, and the way to pay where none was chosen. The newer word counts: it was said on this visit. What
 * the platform refuses is left out, for the checkout asks for it again; fails only where asking again may help.
 *
 * @param from - as it was before its lines went: with them go its shipments
 */
export const carryDetails = async (from: Order, target: DetailsTarget): Promise<Result<Order>> => {
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
      const wanted = from.paymentMethod?.id;
      const isOffered = now.availablePaymentMethods.some(({ id }) => id === wanted);
      return wanted && isOffered && !now.paymentMethod ? target.setPaymentMethod(wanted) : null;
    },
  ];
  for (const step of steps) {
    const done = await step(order);
    if (done?.ok) order = done.value;
    else if (done && isRetryable(done.error)) return done;
  }
  return ok(order);
};
