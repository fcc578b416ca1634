import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { replyError } from '../http/error-reply.ts';
import type { KeptCalls } from './kept-calls.ts';
import type { WebhookMetrics } from './webhook-metrics.ts';

/** Whether the raw body has a valid signature: HMAC-SHA256 in base64, compared in constant time. */
const isSigned = (body: Buffer, signature: unknown, secret: string): boolean => {
  if (typeof signature !== 'string') return false;
  const expected = createHmac('sha256', secret).update(body).digest();
  const received = Buffer.from(signature, 'base64');
  return received.length === expected.length && timingSafeEqual(received, expected);
};

/** Body limit in bytes: an order with its lines takes some tens of kilobytes. */
const LONGEST_BODY = 1_048_576;

/** A module that receives platform events at its own path. */
export interface WebhookReceiver {
  path: string;
  secretOf: (topic: string) => string | null;
  /**
   * Handles the document of a verified event, once.
   *
   * @param transaction - the one that records the event, so its writes happen exactly once
   */
  receive: (
    topic: string,
    document: unknown,
    transaction: Kysely<StoreDatabase>,
  ) => void | Promise<void>;
}

/** A receiver without writes to the service's database: its sweep finds missed events. */
export interface MemoryWebhookReceiver extends WebhookReceiver {
  receive: (topic: string, document: unknown) => void | Promise<void>;
}

const parse = (body: Buffer): { ok: true; value: unknown } | { ok: false } => {
  try {
    return { ok: true, value: JSON.parse(body.toString('utf8')) };
  } catch {
    return { ok: false };
  }
};

/**
 * `POST` to a receiver's path: a platform event, with a signature over the raw body. A duplicate is acknowledged,
 * because the platform may have missed the first response, but has no effect, even after a restart.
 *
 * @param metrics - omitted if events are not counted
 */
export const postWebhook = (
  app: FastifyInstance,
  { path, secretOf, receive }: WebhookReceiver,
  calls: KeptCalls,
  metrics?: WebhookMetrics,
): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LONGEST_BODY },
      (_, body, done) => done(null, body),
    );
    scope.post(path, async (request, reply) => {
      const topic = String(request.headers['x-commercelayer-topic'] ?? '');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const secret = secretOf(topic);
      const signature = request.headers['x-commercelayer-signature'];
      if (secret === null || !isSigned(body, signature, secret)) {
        metrics?.count(null, 'refused');
        return replyError(reply, 401, 'UNAUTHORIZED', 'The signature is not that of the body.');
      }
      const document = parse(body);
      if (!document.ok) {
        metrics?.count(topic, 'malformed');
        return replyError(reply, 400, 'MALFORMED', 'The body is not JSON.');
      }
      const call = { path, topic, body };
      const isNew = await calls
        .take(call, (transaction) => receive(topic, document.value, transaction))
        .catch((error: unknown) => {
          metrics?.count(topic, 'failed');
          throw error;
        });
      metrics?.count(topic, isNew ? 'accepted' : 'known');
      if (isNew) metrics?.observeLag(topic, document.value);
      return { status: isNew ? 'accepted' : 'known' };
    });
  });
};
