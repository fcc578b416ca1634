/** A permanent failure: the mail becomes a dead letter at once. */
export class UndeliverableError extends Error {}
