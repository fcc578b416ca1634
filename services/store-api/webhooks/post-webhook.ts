import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { replyError } from '../http/error-reply.ts';
import { isSigned } from './is-signed.ts';
import type { KeptCalls } from './kept-calls.ts';

/** Longest body in bytes: an order with its lines is some tens of kilobytes. */
const LONGEST_BODY = 1_048_576;

/** A part of this service that hears of changes at an address of its own. */
export interface WebhookReceiver {
  path: string;
  secretOf: (topic: string) => string | null;
  /**
   * Takes the document of an event, genuine and new.
   *
   * @param transaction - the one in which the call is kept: what is written by it is written once
   */
  receive: (
    topic: string,
    document: unknown,
    transaction: Kysely<StoreDatabase>,
  ) => void | Promise<void>;
}

/** One that keeps nothing in the database: what it misses it finds by looking again. */
export interface MemoryWebhookReceiver extends WebhookReceiver {
  receive: (topic: string, document: unknown) => void;
}

const parse = (body: Buffer): { ok: true; value: unknown } | { ok: false } => {
  try {
    return { ok: true, value: JSON.parse(body.toString('utf8')) };
  } catch {
    return { ok: false };
  }
};

/**
 * `POST` of a receiver's path: an event of the platform, signed over the bytes as they came. What came before is
 * answered as well, since the platform may not have had the answer, but does nothing a second time, nor after a restart.
 */
export const postWebhook = (
  app: FastifyInstance,
  { path, secretOf, receive }: WebhookReceiver,
  calls: KeptCalls,
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
      if (secret === null || !isSigned(body, signature, secret))
        return replyError(reply, 401, 'UNAUTHORIZED', 'The signature is not that of the body.');
      const document = parse(body);
      if (!document.ok) return replyError(reply, 400, 'MALFORMED', 'The body is not JSON.');
      const call = { path, topic, body };
      const isNew = await calls.take(call, (transaction) =>
        receive(topic, document.value, transaction),
      );
      return { status: isNew ? 'accepted' : 'known' };
    });
  });
};
