import { asText } from '@shop/contracts/commerce/metadata';
import { z } from 'zod';
import { PlatformError } from '../../platform/platform.ts';
import { answer, refuse, type Refusal } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { emailSchema } from '../schemas/email.ts';
import { newPasswordSchema } from '../schemas/password.ts';
import { placeIn } from '../place-in.ts';
import { anyPlaceSchema } from '../schemas/place.ts';
import { weakPassword } from './weak-password.ts';

export const signupSchema = anyPlaceSchema.extend({
  email: emailSchema,
  password: newPasswordSchema,
  metadata: z.record(z.string().max(100), z.unknown()).optional(),
  subscribeConsent: z.boolean().optional(),
});

export const signupAnswerSchema = z.object({ id: z.string(), email: z.string() });

/** The platform's reason to refuse a sign-up; null unless the visitor can fix it. */
const refusalOf = (error: unknown): Refusal | null => {
  if (!(error instanceof PlatformError) || error.status !== 422) return null;
  const [field] = error.fields;
  if (error.fields.some((it) => it.field === 'email' && it.reason === 'taken'))
    return refuse('EMAIL_TAKEN');
  return refuse('MALFORMED', {
    problems: [
      { path: `body.${field?.field ?? 'email'}`, message: 'is not taken by the platform' },
    ],
  });
};

/**
 * `POST /api/signup` (O1). Unlike login and reset, it discloses that an address is registered, as the specification
 * requires; therefore it is limited by address, account and network.
 */
export const signup = ownOperation({
  method: 'POST',
  path: 'signup',
  summary: 'Makes an account of the platform and greets by mail.',
  bearer: 'none',
  body: signupSchema,
  answer: { status: 201, schema: signupAnswerSchema },
  refusals: ['EMAIL_TAKEN'],
  limits: { accountOf: ({ email }) => email },
  handle: async ({ body }, { platform, markets, work, passwordMinimum }) => {
    const { email, password, metadata, subscribeConsent = false, ...asked } = body;
    const weak = await weakPassword({ field: 'password', password, email }, { passwordMinimum });
    if (weak) return refuse('MALFORMED', { problems: [weak] });
    const place = placeIn(markets, asked);
    const welcome = await work.keep('welcome', { email, place, newsletter: subscribeConsent });
    try {
      const row = await platform.send('POST', 'customers', {
        type: 'customers',
        attributes: {
          email,
          password,
          ...(metadata && { metadata }),
          // Lets the pending work find the customer if this process crashes before the response.
          reference: welcome.id,
          reference_origin: 'store-api',
        },
      });
      if (!row) throw new PlatformError(502, 'a sign-up');
      welcome.start();
      return answer({ id: row.id, email: asText(row.attributes['email']) ?? email });
    } catch (error) {
      const refusal = refusalOf(error);
      // After any other failure the customer may exist; the pending work checks.
      if (!refusal) throw error;
      await welcome.drop();
      return refusal;
    }
  },
});
