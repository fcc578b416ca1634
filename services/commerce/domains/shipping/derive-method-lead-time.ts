import type { ReadContext, Row } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';

/** A shipping method as a shipment reached it, from that shipment's location. */
export type ReachedMethod = Rows['shipping_methods'] & { readonly reached_from?: string | null };

/**
 * `shipping_methods.delivery_lead_time_for_shipment`: from the location of the
 * shipment the method was reached from. Read by itself a method has none.
 */
export const deriveMethodLeadTime = (
  methods: readonly ReachedMethod[],
  { store }: ReadContext,
): ReadonlyMap<string, readonly Row[]> =>
  new Map(
    methods.map(({ id, reached_from: stock_location_id = null }) => [
      id,
      stock_location_id === null
        ? []
        : store
            .where('delivery_lead_times', { shipping_method_id: id, stock_location_id })
            .slice(0, 1),
    ]),
  );
