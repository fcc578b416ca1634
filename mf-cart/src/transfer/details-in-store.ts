import { orderApi, type SetAddressesInput } from '@shop/contracts/commerce/order';
import { toResult, type AppDispatch } from '@shop/contracts/store';
import type { DetailsTarget } from './transfer-details.ts';
import { orderInStore } from './order-in-store.ts';

const UNTRACKED = { track: false };

/** An order of the page's market and session: its answers go where everybody reads the order. */
export const detailsInStore = (dispatch: AppDispatch, orderId: string): DetailsTarget => {
  const { endpoints } = orderApi;
  return {
    read: orderInStore(dispatch, orderId).read,
    setAddresses: async (input: Omit<SetAddressesInput, 'orderId'>) =>
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
