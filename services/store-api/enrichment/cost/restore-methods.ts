import type { Platform } from '../../platform/platform.ts';
import type { OrderShipment } from './shipping-cost.ts';

/**
 * Chooses again the shipping methods that the platform let go while the cost lines were written: a changed sum of
 * goods and adjustments clears them, though here both lines together change nothing. What is no longer open to a
 * shipment stays cleared.
 *
 * @returns whether anything was written
 */
export const restoreMethods = async (
  platform: Platform,
  before: readonly OrderShipment[],
  after: readonly OrderShipment[],
): Promise<boolean> => {
  let wrote = false;
  for (const { id, methodId, methods } of after) {
    const lost = before.find((it) => it.id === id)?.methodId ?? null;
    if (methodId !== null || lost === null || !methods.some((it) => it.id === lost)) continue;
    const relationships = { shipping_method: { data: { type: 'shipping_methods', id: lost } } };
    await platform.send('PATCH', `shipments/${id}`, { type: 'shipments', id, relationships });
    wrote = true;
  }
  return wrote;
};
