import { LOCALES } from '@shop/contracts/market';
import { z } from 'zod';
import { itemSchema } from '../../reviews/item-schema.ts';

const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line');

/** Plain text. Markup is displayed literally. */
export const reviewSchema = itemSchema.extend({
  rating: z
    .number()
    .int()
    .min(1)
    .max(5)
    .meta({ examples: [4] }),
  title: line(100),
  text: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .regex(/^(?:[^\p{Cc}]|\r?\n)*$/u, 'must be plain text'),
  locale: z.enum(LOCALES),
  name: line(40),
});
