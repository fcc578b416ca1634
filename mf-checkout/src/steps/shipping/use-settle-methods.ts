import { useCallback } from 'react';
import { ok, type Result } from '@shop/contracts/commerce';
import {
  useAwaitRecalculationMutation,
  useSetShippingMethodMutation,
  type Order,
  type Shipment,
} from '@shop/contracts/commerce/order';
import { toResult } from '@shop/contracts/store';
import { keepMethod, keptMethod } from './shipping-methods.ts';

/** How often a method that was let go again is saved once more. */
const ROUNDS = 3;

type ChoiceOf = (shipment: Shipment) => string | null;

const keptOrOwn: ChoiceOf = (shipment) => shipment.methodId ?? keptMethod(shipment);

/**
 * Sees to it that the platform has the methods the shopper chose. It lets go of them whenever the sum of goods and
 * adjustments changes, so also while the back office completes the order: what is gone again is saved again, once the
 * order has come to rest (T10).
 *
 * @param choiceOf - the method each shipment should have; what it has, else what was chosen before, unless told
 * @returns the order as last read; some shipment may be without its method still
 */
export const useSettleMethods = (): ((
  order: Order,
  choiceOf?: ChoiceOf,
) => Promise<Result<Order>>) => {
  const [save] = useSetShippingMethodMutation();
  const [awaitRest] = useAwaitRecalculationMutation();
  return useCallback(
    async (order, choiceOf = keptOrOwn) => {
      const wanted = new Map(order.shipments.map((it) => [it.id, choiceOf(it)]));
      const missing = (now: Order) =>
        now.shipments.filter(({ id, methodId }) => (wanted.get(id) ?? methodId) !== methodId);
      let current = order;
      for (let round = 1; ; round += 1) {
        for (const { id } of missing(current)) {
          const methodId = wanted.get(id) ?? '';
          keepMethod(id, methodId);
          const saved = toResult(await save({ orderId: order.id, shipmentId: id, methodId }));
          if (!saved.ok) return saved;
          current = saved.value;
        }
        if (missing(current).length === 0 || round === ROUNDS) return ok(current);
        const rested = toResult(await awaitRest({ orderId: order.id, etag: current.etag }));
        if (!rested.ok) return rested;
        current = rested.value;
      }
    },
    [save, awaitRest],
  );
};
