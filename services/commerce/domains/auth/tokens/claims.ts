import { z } from 'zod';

/** The claims of an access token. */
export const claimsSchema = z.object({
  organization: z.object({
    id: z.string(),
    slug: z.string(),
    enterprise: z.boolean(),
    region: z.string(),
  }),
  application: z.object({
    id: z.string(),
    client_id: z.string(),
    kind: z.enum(['sales_channel', 'integration', 'webapp']),
    public: z.boolean(),
    confidential: z.boolean(),
  }),
  market: z
    .object({
      id: z.array(z.string()),
      stock_location_ids: z.array(z.string()),
      geocoder_id: z.string().nullable(),
      allows_external_prices: z.boolean(),
    })
    .optional(),
  owner: z.object({ type: z.enum(['Customer', 'User']), id: z.string() }).optional(),
  custom_claim: z.record(z.string(), z.unknown()).optional(),
  scope: z.string(),
  exp: z.number(),
  iat: z.number(),
  test: z.literal(true),
  rand: z.number(),
  iss: z.string(),
});

/** Whom a token speaks for: a customer in a shop, or a user of the organization in a webapp. */
export type Owner = NonNullable<Claims['owner']>;

export type Claims = z.infer<typeof claimsSchema>;
