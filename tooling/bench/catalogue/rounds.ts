/** The warm-up is long, for the bench itself warms up before its smallest catalogue, by which the others are judged. */
export const ROUNDS = { warmUp: 1200, counted: 600 } as const;
