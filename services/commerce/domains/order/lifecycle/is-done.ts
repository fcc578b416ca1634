import type { Rows } from '../../rows.ts';

const done = new Set(['shipped', 'delivered', 'cancelled']);

/** Whether nothing is left to do for a shipment to leave. */
export const isDone = ({ status }: Pick<Rows['shipments'], 'status'>): boolean => done.has(status);
