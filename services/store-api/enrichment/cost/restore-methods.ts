import type { Platform } from '../../platform/platform.ts';
import type { MethodChoice } from '../events/order-events.ts';
import { isTransient } from '../retry.ts';
import type { Meddling } from '../order-cache.ts';
import type { EnrichableOrder, OrderShipment } from '../read-order.ts';

/** The method to restore, with the time it was selected or last read; null if none was cleared. */
const missed = (
  shipment: OrderShipment,
  { seen, restored }: Meddling,
  choices: readonly MethodChoice[],
): { methodId: string; at: string } | null => {
  const { id, methodId, methods, updatedAt } = shipment;
  const ours = restored.get(id);
  const [target] = [seen.get(id), ...choices.filter(({ shipmentId }) => shipmentId === id)]
    .filter((it) => it !== undefined)
    .filter(({ at }) => ours === undefined || at > ours.of)
    .toSorted((a, b) => b.at.localeCompare(a.at));
  if (!target || target.methodId === methodId) return null;
  // A selection by someone else stays; one that this service restored gives way to a later selection.
  if (methodId !== null && ours?.updatedAt !== updatedAt) return null;
  return methods.some((it) => it.id === target.methodId) ? target : null;
};

/**
 * Selects the shipping methods again that the platform cleared during this service's write: it clears them whenever
 * the sum of goods and adjustments changes, although the two cost lines cancel out. A method selected during the
 * write never appears in a read, only in its event; the latest selection wins. A method that is no longer available
 * to the shipment stays cleared.
 *
 * @param choices - selections from events, made during the write
 * @returns whether anything was written
 */
export const restoreMethods = async (
  platform: Platform,
  order: EnrichableOrder,
  meddling: Meddling,
  choices: readonly MethodChoice[],
): Promise<boolean> => {
  let wrote = false;
  for (const shipment of order.shipments) {
    const target = missed(shipment, meddling, choices);
    if (!target) continue;
    const { id } = shipment;
    const data = { type: 'shipping_methods', id: target.methodId };
    const relationships = { shipping_method: { data } };
    try {
      const written = { type: 'shipments', id, relationships };
      const row = await platform.send('PATCH', `shipments/${id}`, written);
      const updatedAt = String(row?.attributes['updated_at']);
      meddling.own.add(updatedAt);
      meddling.restored.set(id, { updatedAt, of: target.at });
    } catch (error) {
      if (isTransient(error)) throw error;
      // A refused method is not retried: the next read returns the available ones.
      meddling.restored.set(id, { updatedAt: '', of: target.at });
    }
    wrote = true;
  }
  return wrote;
};
