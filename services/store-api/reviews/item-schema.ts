import { z } from 'zod';

/** Code of a SKU or bundle: any visible text. */
export const codeSchema = z
  .string()
  .max(100)
  .regex(
    /^[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}][^\p{C}\p{Zl}\p{Zp}]*$/u,
    'must be the code of an item',
  );

/** The reviewed item. */
export const itemSchema = z.object({
  kind: z.enum(['sku', 'bundle']),
  code: codeSchema,
});
