/** Validity of the reset link in ms. */
export const RESET_WITHIN = 30 * 60_000;
