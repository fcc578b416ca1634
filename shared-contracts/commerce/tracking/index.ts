export type * from './types.ts';
export { carrierUrl } from './carrier-url.ts';
export { toTrackedOrder } from './to-tracked-order.ts';
export { toTrackedShipment } from './to-tracked-shipment.ts';
export { trackingEvents } from './tracking-events.ts';
