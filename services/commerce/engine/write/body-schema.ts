import { z } from 'zod';

const link = z.object({ type: z.string(), id: z.string() });

/** The form of a POST or PATCH body, before anything is known of its resource. */
export const bodySchema = z.object({
  data: z.object({
    type: z.string(),
    id: z.string().optional(),
    attributes: z.record(z.string(), z.unknown()).nullish(),
    relationships: z
      .record(
        z.string(),
        z.object({ data: z.union([link, z.null(), z.array(link)]).optional() }).nullable(),
      )
      .nullish(),
  }),
});
