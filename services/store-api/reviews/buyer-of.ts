import { createHash } from 'node:crypto';

/** Pseudonym of a review's author: recognizes the same customer, but reveals no identity. */
export const buyerOf = (customerId: string): string =>
  createHash('sha256').update(`review\n${customerId}`).digest('base64url');
