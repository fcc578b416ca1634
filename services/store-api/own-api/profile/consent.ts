import { asText } from '@shop/contracts/commerce/metadata';
import { CONSENT_TYPES } from '@shop/contracts/store-api/consent-types';
import { z } from 'zod';
import { PlatformError } from '../../platform/platform.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { byCustomer } from '../limits/operation-limits.ts';
import { doneSchema } from '../schemas/done.ts';
import { placeSchema } from '../schemas/place.ts';
import { consentsOf } from './consents-of.ts';

export const consentSchema = placeSchema.extend({
  type: z.enum(CONSENT_TYPES),
  given: z.boolean(),
});

/**
 * `POST /api/consent`: grants or withdraws a consent of the logged-in customer, stored as a subscription on the
 * platform (E4). Idempotent (T16).
 */
export const consent = ownOperation({
  method: 'POST',
  path: 'consent',
  summary: 'Gives or withdraws a consent of who is logged in.',
  bearer: 'required',
  body: consentSchema,
  answer: { status: 200, schema: doneSchema },
  limits: { account: { capacity: 20, seconds: 600 }, accountOf: byCustomer },
  handle: async ({ body, customer }, { platform, now }) => {
    const { type, given, locale, market } = body;
    const path = `customers/${encodeURIComponent(customer.id)}`;
    const row = await platform.read(path, { include: 'customer_subscriptions' });
    const email = asText(row?.attributes['email']);
    if (!row || email === null) return refuse('UNAUTHORIZED');
    const kept = consentsOf(row).get(type) ?? [];
    if (!given)
      for (const id of kept) await platform.send('DELETE', `customer_subscriptions/${id}`);
    if (!given || kept.length > 0) return answer({});
    const metadata = { locale, market, source: 'account', given_at: now().toISOString() };
    try {
      await platform.send('POST', 'customer_subscriptions', {
        type: 'customer_subscriptions',
        attributes: { customer_email: email, reference: type, metadata },
      });
    } catch (error) {
      // Granted in another tab meanwhile.
      if (!(error instanceof PlatformError && error.status === 422)) throw error;
    }
    return answer({});
  },
});
