import type { Sku } from '@commercelayer/sdk';
import type { DeliveryLevel } from './types.ts';

interface LeadTime {
  min?: { hours?: number | null; days?: number | null };
  max?: { hours?: number | null; days?: number | null };
}
interface Level {
  quantity?: number;
  delivery_lead_times?: readonly LeadTime[];
}

const inDays = (hours: number): number => Math.ceil(hours / 24);

const toLevel = (quantity: number, { min, max }: LeadTime): DeliveryLevel => {
  const minHours = min?.hours ?? 0;
  const maxHours = max?.hours ?? 0;
  return {
    quantity,
    minHours,
    maxHours,
    minDays: min?.days ?? inDays(minHours),
    maxDays: max?.days ?? inDays(maxHours),
  };
};

/**
 * How soon a SKU arrives, by stock location in the order the platform takes from them; the fastest way to travel
 * counts. A location without a lead time says nothing.
 */
export const toLevels = ({ inventory }: Sku): DeliveryLevel[] => {
  const levels = (inventory?.levels ?? []) as readonly Level[];
  return levels.flatMap(({ quantity = 0, delivery_lead_times = [] }) => {
    const [fastest] = delivery_lead_times
      .map((time) => toLevel(quantity, time))
      .sort((a, b) => a.maxHours - b.maxHours);
    return fastest ? [fastest] : [];
  });
};
