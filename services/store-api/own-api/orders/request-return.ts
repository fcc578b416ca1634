import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { storeReturnRequest } from '../../return-requests/store-return-request.ts';
import { answer } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { emailSchema } from '../schemas/email.ts';
import { placeSchema } from '../schemas/place.ts';
import { platformIdSchema } from '../schemas/platform-id.ts';
import { numberSchema } from './find-order.ts';

const LINK = /https?:|www\.|\p{Cc}/iu;

/**
 * Words of a buyer that are mailed back to the address stated: without links, so that no one sends advertising. Bare
 * domains are no reason to refuse a withdrawal, as they look like a missing space; the mail breaks them.
 */
const wordsSchema = (length: number) =>
  z
    .string()
    .max(length)
    .transform((text) => text.trim().replaceAll(/\s+/g, ' '))
    .refine((text) => !LINK.test(text), 'must not contain a link');

export const requestReturnSchema = placeSchema.extend({
  id: z.uuid().optional(),
  kind: z.enum(['withdrawal', 'return']),
  name: wordsSchema(100).refine((text) => text !== '', 'must not be empty'),
  number: numberSchema,
  email: emailSchema,
  items: z
    .array(
      z.object({
        line: platformIdSchema,
        quantity: z.number().int().min(1).max(9999),
      }),
    )
    .min(1)
    .max(200)
    .optional(),
  partial: z.literal(true).optional(),
  note: wordsSchema(500).optional(),
});

export const returnReceiptSchema = z.object({ id: z.string(), receivedAt: z.string() });

/**
 * `POST /api/requestReturn`: a buyer withdraws from an order or asks to return it (Directive 2011/83/EU, article 11a).
 * Everyone gets the same response at once; acknowledgement and return follow it.
 */
export const requestReturn = ownOperation({
  method: 'POST',
  path: 'requestReturn',
  summary: 'Withdraws from an order, or asks to return it, by its number and e-mail address.',
  bearer: 'none',
  body: requestReturnSchema,
  answer: { status: 202, schema: returnReceiptSchema },
  limits: { account: { capacity: 5, seconds: 600 }, accountOf: ({ email }) => email },
  handle: async ({ body }, { database, now, work }) => {
    const { id = randomUUID(), items, partial, note, ...stated } = body;
    // Remotes of the time before `partial` ask for a note in a withdrawal only if it names the items.
    const isPartial = !items && (partial ?? (stated.kind === 'withdrawal' && Boolean(note)));
    const stored = await storeReturnRequest(
      database,
      id,
      {
        ...stated,
        items: items ? JSON.stringify(items) : null,
        is_partial: Number(isPartial),
        note: note || null,
      },
      now().toISOString(),
    );
    // Also of a repetition: the process may have died between the two.
    if (stored.outcome === 'open')
      await work.later('return-request', { request: stored.id }, stored.id);
    return answer({ id: stored.id, receivedAt: stored.received_at });
  },
});
