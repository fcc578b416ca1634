import { orderApi } from '@shop/contracts/commerce/order';
import { toResult, type AppDispatch } from '@shop/contracts/store';
import type { CarryTarget } from './order-side.ts';

const UNTRACKED = { track: false };

/** An order of the page's market and session: its answers go where everybody reads the order. */
export const orderInStore = (dispatch: AppDispatch, id: string): CarryTarget => {
  const { endpoints } = orderApi;
  const ofOrder = { orderId: id };
  return {
    id,
    read: async () =>
      toResult(
        await dispatch(endpoints.order.initiate(id, { subscribe: false, forceRefetch: true })),
      ),
    setQuantity: async (lineId, quantity) =>
      toResult(
        quantity === 0
          ? await dispatch(endpoints.removeLine.initiate({ ...ofOrder, lineId }, UNTRACKED))
          : await dispatch(
              endpoints.updateLine.initiate({ ...ofOrder, lineId, quantity }, UNTRACKED),
            ),
      ),
    add: async (line) =>
      toResult(await dispatch(endpoints.addLine.initiate({ ...ofOrder, ...line }, UNTRACKED))),
    setCode: async (code) =>
      toResult(await dispatch(endpoints.setCoupon.initiate({ ...ofOrder, code }, UNTRACKED))),
    setMetadata: async (metadata) =>
      toResult(await dispatch(endpoints.setMetadata.initiate({ ...ofOrder, metadata }, UNTRACKED))),
  };
};
