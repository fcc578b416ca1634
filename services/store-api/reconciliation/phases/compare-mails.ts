import { redact } from '@shop/server-kit/http';
import type { Difference } from '../difference.ts';
import type { Phase } from './phase.ts';

const ROWS = 100;

/** Reports the dead letters of the outbox. */
export const compareMails: Phase = async ({ database }, after) => {
  const dead = await database
    .selectFrom('mail')
    .select(['id', 'kind', 'event', 'last_error', 'created_at'])
    .where('state', '=', 'dead')
    .where('id', '>', after ?? '')
    .orderBy('id')
    .limit(ROWS)
    .execute();
  return {
    compared: dead.length,
    differences: dead.map((it): Difference => ({
      kind: 'mail-dead',
      subject: it.id,
      orderId: null,
      orderNumber: null,
      // A mail server names the address that it refuses.
      detail: `${it.kind}: ${redact(it.last_error ?? 'not sent')}`,
      since: it.created_at,
    })),
    next: dead.length === ROWS ? (dead.at(-1)?.id ?? null) : null,
  };
};
