import { z } from 'zod';

/** The code of a SKU or a bundle: any text that is visible. */
export const codeSchema = z
  .string()
  .max(100)
  .regex(
    /^[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}][^\p{C}\p{Zl}\p{Zp}]*$/u,
    'must be the code of an item',
  );

/** What a review is about. */
export const itemSchema = z.object({
  kind: z.enum(['sku', 'bundle']),
  code: codeSchema,
});
