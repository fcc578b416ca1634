/**
 * The warm-up is long because the process itself warms up during the smallest catalog, against which the others are
 * judged.
 */
export const ROUNDS = { warmUp: 1200, counted: 600 } as const;
