import { z } from 'zod';

/** The body of `POST /oauth/token`; each grant reads its own part of it. */
export const tokenRequestSchema = z.object({
  grant_type: z.string(),
  client_id: z.string(),
  client_secret: z.string().nullish(),
  scope: z.string().nullish(),
  username: z.string().nullish(),
  password: z.string().nullish(),
  refresh_token: z.string().nullish(),
  code: z.string().nullish(),
  code_verifier: z.string().nullish(),
  redirect_uri: z.string().nullish(),
  assertion: z.string().nullish(),
});

export type TokenRequest = z.infer<typeof tokenRequestSchema>;
