import { useMemo } from 'react';
import {
  orderApi,
  useAwaitRecalculationMutation,
  useCreatePaymentSourceMutation,
  useDeletePaymentSourceMutation,
  usePayWithStoredMutation,
  useSetPaymentMethodMutation,
  type Order,
} from '@shop/contracts/commerce/order';
import { toResult, useAppDispatch } from '@shop/contracts/store';
import { noteStoredSource, type PreparingPorts } from './prepare-order.ts';
import { useSettleMethods } from '../steps/shipping/use-settle-methods.ts';
import { useRest } from './use-rest.ts';

/** Reads an order, bypassing the cache. */
export const useReadOrder = () => {
  const dispatch = useAppDispatch();
  return useMemo(
    () => async (orderId: string) =>
      toResult(
        await dispatch(
          orderApi.endpoints.order.initiate(orderId, { forceRefetch: true, subscribe: false }),
        ),
      ),
    [dispatch],
  );
};

/** Mutations that prepare the page's order for placing. */
export const usePreparingPorts = (): ((order: Order) => PreparingPorts) => {
  const [setMethod] = useSetPaymentMethodMutation();
  const [payWithStored] = usePayWithStoredMutation();
  const [createSource] = useCreatePaymentSourceMutation();
  const [deleteSource] = useDeletePaymentSourceMutation();
  const [awaitRecalculation] = useAwaitRecalculationMutation();
  const settleMethods = useSettleMethods();
  const rest = useRest();
  const read = useReadOrder();
  return useMemo(
    () => (order) => {
      const orderId = order.id;
      return {
        settleMethods,
        readAtRest: async () => {
          const rested = await rest(order);
          return rested.ok ? read(orderId) : rested;
        },
        awaitRecalculation: async ({ etag }) =>
          toResult(await awaitRecalculation({ orderId, etag })),
        setMethod: async (methodId) => toResult(await setMethod({ orderId, methodId })),
        payWithStored: async (storedId) => {
          const answer = toResult(await payWithStored({ orderId, storedId }));
          if (answer.ok) noteStoredSource(answer.value);
          return answer;
        },
        createSource: async (type) => toResult(await createSource({ orderId, type })),
        deleteSource: async ({ type, id }) => toResult(await deleteSource({ orderId, type, id })),
      };
    },
    [
      setMethod,
      payWithStored,
      createSource,
      deleteSource,
      awaitRecalculation,
      settleMethods,
      rest,
      read,
    ],
  );
};
