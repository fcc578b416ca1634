/** A mail that cannot be sent however often it is tried: it becomes a dead letter at once. */
export class UndeliverableError extends Error {}
