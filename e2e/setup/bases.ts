/** First port of the journeys' shop. */
export const E2E_BASE = Number(process.env['E2E_PORT_BASE'] ?? 3300);

/** Ports per shop: the highest offset of a process is 104. */
const DISTANCE = 200;

/** First port of a worker's own shop, in which it stops processes and releases remotes. */
export const ownBase = (parallelIndex: number): number => E2E_BASE + DISTANCE * (1 + parallelIndex);
