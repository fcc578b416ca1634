import { sameAddress } from '@shop/contracts/addresses';
import type { Address, CommerceError } from '@shop/contracts/commerce';
import { type Order, orderApi } from '@shop/contracts/commerce/order';
import { customerApi, type CustomerAddress } from '@shop/contracts/commerce/customer';
import type { AppDispatch } from '@shop/contracts/store';

/**
 * Whether an order is shipped or billed to a saved address (T9). The order's copy references its source; without a
 * reference, the fields are compared.
 */
const orderUsesAddress = (
  { shippingAddress, billingAddress }: Pick<Order, 'shippingAddress' | 'billingAddress'>,
  address: Address,
): boolean =>
  [shippingAddress, billingAddress].some(
    (used) =>
      used !== null &&
      (used.reference ? used.reference === address.id : sameAddress(used, address)),
  );

interface Input {
  ownerId: string;
  entry: CustomerAddress;
  /** The customer's open order. */
  orderId: string | null;
  /** Shipping country to set again after the deletion. */
  country: string;
}

/**
 * Deletes a saved address: the link, the address, and where the open order uses it the order's addresses (T9). Gives
 * the error the address is still there for, and whether the order was reset.
 */
export const removeSavedAddress = async (
  dispatch: AppDispatch,
  { ownerId, entry, orderId, country }: Input,
): Promise<{ error?: CommerceError; reset: boolean }> => {
  const { id: linkId, address } = entry;
  const removed = await dispatch(
    customerApi.endpoints.removeAddress.initiate({ ownerId, linkId, addressId: address.id }),
  );
  if (removed.error) return { error: removed.error as CommerceError, reset: false };
  if (orderId === null) return { reset: false };
  const { data: order } = await dispatch(
    orderApi.endpoints.order.initiate(orderId, { subscribe: false }),
  );
  if (!order?.editable || !orderUsesAddress(order, address)) return { reset: false };
  const answer = await dispatch(
    orderApi.endpoints.resetAddresses.initiate({
      orderId,
      country: order.countryLock ?? country,
    }),
  );
  return { reset: !answer.error };
};
