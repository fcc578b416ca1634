import { z } from 'zod';

/** Error response of this API. */
export const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    problems: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
});
