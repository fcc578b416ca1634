export type ShipmentStage = 'preparing' | 'on_hold' | 'shipped' | 'delivered' | 'cancelled';

const STAGES: Readonly<Record<string, ShipmentStage>> = {
  on_hold: 'on_hold',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

/** Where a shipment is, in one word for anyone who waits for it, out of the platform's status. */
export const shipmentStage = (status: string): ShipmentStage => STAGES[status] ?? 'preparing';
