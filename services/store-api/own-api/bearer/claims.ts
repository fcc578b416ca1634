import { z } from 'zod';

/** Claims of a customer's token that the service reads. */
export const claimsSchema = z.object({
  organization: z.object({ slug: z.string() }),
  owner: z.object({ type: z.literal('Customer'), id: z.string().min(1).max(64) }),
});
