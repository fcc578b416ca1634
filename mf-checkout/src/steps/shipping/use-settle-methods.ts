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

/** How often a removed method is set again. */
const ROUNDS = 3;

type ChoiceOf = (shipment: Shipment) => string | null;

const keptOrOwn: ChoiceOf = (shipment) => shipment.methodId ?? keptMethod(shipment);

/**
 * Ensures that the platform has the selected methods. It removes them whenever the sum of items and adjustments
 * changes, also while the back office completes the order: sets them again once the order is recalculated (T10).
 *
 * @param choiceOf the method each shipment should have; default: its own, else the stored one
 * @returns the order as last read; shipments may still lack a method
 */
export const useSettleMethods = (): ((
  order: Order,
  choiceOf?: ChoiceOf,
) => Promise<Result<Order>>) => {
  const [save] = useSetShippingMethodMutation();
  const [awaitRest] = useAwaitRecalculationMutation();
  return useCallback(
    async (order, choiceOf = keptOrOwn) => {
      const target = new Map(order.shipments.map((it) => [it.id, choiceOf(it)]));
      const missing = (now: Order) =>
        now.shipments.filter(({ id, methodId }) => (target.get(id) ?? methodId) !== methodId);
      let current = order;
      for (let round = 1; ; round += 1) {
        for (const { id } of missing(current)) {
          const methodId = target.get(id) ?? '';
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
