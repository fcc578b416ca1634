import { z } from 'zod';

/** What a customer's token says, as far as it is read. */
export const claimsSchema = z.object({
  organization: z.object({ slug: z.string() }),
  owner: z.object({ type: z.literal('Customer'), id: z.string().min(1).max(64) }),
});
