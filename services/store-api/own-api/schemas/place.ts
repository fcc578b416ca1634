import { LOCALES } from '@shop/contracts/market';
import { z } from 'zod';

/** Where the visitor is. A market's path is plain: links in mails are made of it. */
export const placeSchema = z.object({
  locale: z.enum(LOCALES),
  market: z
    .string()
    .max(60)
    .regex(/^[a-z][a-z-]*(\/[a-z]{3})?$/, 'must be the path of a market: it/eur')
    .meta({ examples: ['it/eur'] }),
});

/** Where the visitor is, as far as who asks says so: the default market otherwise. */
export const anyPlaceSchema = placeSchema.partial();
