import { LOCALES } from '@shop/contracts/market';
import { z } from 'zod';

/** The visitor's market and language. The market path is validated, because links in mails contain it. */
export const placeSchema = z.object({
  locale: z.enum(LOCALES),
  market: z
    .string()
    .max(60)
    .regex(/^[a-z][a-z-]*(\/[a-z]{3})?$/, 'must be the path of a market: it/eur')
    .meta({ examples: ['it/eur'] }),
});

/** The visitor's market and language, if provided; otherwise the default market. */
export const anyPlaceSchema = placeSchema.partial();
