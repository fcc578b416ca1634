import { createHash } from 'node:crypto';

/** How a customer is kept with a review: enough to know one again, and nothing to look one up by. */
export const buyerOf = (customerId: string): string =>
  createHash('sha256').update(`review\n${customerId}`).digest('base64url');
