import { sameAddress } from '@shop/contracts/addresses';
import type { Address } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';

/**
 * Whether an order goes to a saved address or is billed to it (T9). The order has a copy, which says what it was copied
 * from; one that does not say is compared by what it reads.
 */
export const orderUsesAddress = (
  { shippingAddress, billingAddress }: Pick<Order, 'shippingAddress' | 'billingAddress'>,
  address: Address,
): boolean =>
  [shippingAddress, billingAddress].some(
    (used) =>
      used !== null &&
      (used.reference ? used.reference === address.id : sameAddress(used, address)),
  );
