/** A later event made the mail wrong or needless: it is settled without sending. */
export class SupersededError extends Error {}
