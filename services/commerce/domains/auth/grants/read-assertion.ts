import { z } from 'zod';

/** The largest assertion the platform takes, in characters (documentation, "JWT bearer"). */
const longest = 4_096;

const header = z.object({ alg: z.literal('HS512'), typ: z.literal('JWT').optional() });
const payload = z.object({
  exp: z.number().optional(),
  'https://commercelayer.io/claims': z
    .object({
      owner: z.object({ type: z.enum(['Customer', 'User']), id: z.string().min(1) }).optional(),
      custom_claim: z.record(z.string(), z.unknown()).optional(),
    })
    .refine(({ owner, custom_claim }) => owner !== undefined || custom_claim !== undefined),
});

export type AssertionClaims = z.infer<typeof payload>['https://commercelayer.io/claims'];

const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

/**
 * The claims of an assertion; null when it is malformed, too big or expired.
 * Its signature is not verified, as it is not by the hosted platform: the
 * client proves itself by its secret, and the official client's
 * `createAssertion` signs with a constant.
 * @see https://docs.commercelayer.io/core/authentication/jwt-bearer
 */
export const readAssertion = (assertion: string): AssertionClaims | null => {
  if (assertion.length > longest) return null;
  const [head, body, signature, ...rest] = assertion.split('.');
  if (!head || !body || !signature || rest.length > 0) return null;
  try {
    if (!header.safeParse(decode(head)).success) return null;
    const parsed = payload.safeParse(decode(body));
    if (!parsed.success) return null;
    const { exp } = parsed.data;
    if (exp !== undefined && exp * 1000 <= Date.now()) return null;
    return parsed.data['https://commercelayer.io/claims'];
  } catch {
    // Not JSON: as malformed as any other.
    return null;
  }
};
