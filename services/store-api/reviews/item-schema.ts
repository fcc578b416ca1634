import { z } from 'zod';

/** What a review is about. */
export const itemSchema = z.object({
  kind: z.enum(['sku', 'bundle']),
  code: z.string().regex(/^[\w.-]{1,100}$/, 'must be the code of an item'),
});
