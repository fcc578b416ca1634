/** First port of the shop the journeys run against. */
export const E2E_BASE = Number(process.env['E2E_PORT_BASE'] ?? 3300);

/** Ports between two shops: the highest offset of a part is 104. */
const DISTANCE = 200;

/** First port of the shop that one worker starts for itself, to break and release in. */
export const ownBase = (parallelIndex: number): number => E2E_BASE + DISTANCE * (1 + parallelIndex);
