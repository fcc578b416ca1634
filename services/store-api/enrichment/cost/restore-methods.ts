import type { Platform } from '../../platform/platform.ts';
import type { MethodChoice } from '../events/news.ts';
import { isTransient } from '../is-transient.ts';
import type { Meddling } from '../known-orders.ts';
import type { EnrichableOrder, OrderShipment } from '../read-order.ts';

/** The method a shipment should have, with the moment it was chosen or last seen; null where nothing is amiss. */
const missed = (
  shipment: OrderShipment,
  { seen, restored }: Meddling,
  choices: readonly MethodChoice[],
): { methodId: string; at: string } | null => {
  const { id, methodId, methods, updatedAt } = shipment;
  const ours = restored.get(id);
  const [wanted] = [seen.get(id), ...choices.filter(({ shipmentId }) => shipmentId === id)]
    .filter((it) => it !== undefined)
    .filter(({ at }) => ours === undefined || at > ours.of)
    .toSorted((a, b) => b.at.localeCompare(a.at));
  if (!wanted || wanted.methodId === methodId) return null;
  // What someone else chose stays; what this service put there makes way for a later choice.
  if (methodId !== null && ours?.updatedAt !== updatedAt) return null;
  return methods.some((it) => it.id === wanted.methodId) ? wanted : null;
};

/**
 * Chooses again the shipping methods that the platform let go while this service wrote: a changed sum of goods and
 * adjustments clears them, though both cost lines together change nothing. A method chosen meanwhile, which no reading
 * shows, is known by its event; of several choices the last one wins. What is no longer open to a shipment stays cleared.
 *
 * @param choices - heard of, made while this service wrote
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
    const wanted = missed(shipment, meddling, choices);
    if (!wanted) continue;
    const { id } = shipment;
    const data = { type: 'shipping_methods', id: wanted.methodId };
    const relationships = { shipping_method: { data } };
    try {
      const written = { type: 'shipments', id, relationships };
      const row = await platform.send('PATCH', `shipments/${id}`, written);
      const updatedAt = String(row?.attributes['updated_at']);
      meddling.own.add(updatedAt);
      meddling.restored.set(id, { updatedAt, of: wanted.at });
    } catch (error) {
      if (isTransient(error)) throw error;
      // Refused, it is not asked for again: the next reading tells what there is now.
      meddling.restored.set(id, { updatedAt: '', of: wanted.at });
    }
    wrote = true;
  }
  return wrote;
};
