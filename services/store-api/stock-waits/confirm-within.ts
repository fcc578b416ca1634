/** Validity of the confirmation link in ms. An unconfirmed request is deleted after it. */
export const CONFIRM_WITHIN = 24 * 3_600_000;
