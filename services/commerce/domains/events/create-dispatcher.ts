import { mergeSignals } from '@shop/server-kit/http';
import { condition } from '../../engine/store/condition.ts';
import type { Store } from '../../engine/store/store.ts';
import type { Rows } from '../rows.ts';
import type { DeliveryPolicy } from './delivery-policy.ts';
import type { Call, Delivery } from './post-callback.ts';
import { settleCallback } from './settle-callback.ts';
import { signPayload } from './sign-payload.ts';

/** The next due callback of a webhook; callbacks due at the same time keep the order of their events. */
const nextCallback = (
  store: Store,
  webhookId: string,
  now: number,
): Rows['event_callbacks'] | undefined =>
  store.select(
    'event_callbacks',
    condition(`t.webhook_id = ? AND t.state = 'queued' AND t.due_at <= ?`, webhookId, now),
    'ORDER BY t.due_at, t.rowid LIMIT 1',
  )[0];

export interface Dispatcher {
  /** Schedules a check of the queue. Not synchronous, because the transaction that queues may still be open. */
  readonly wake: () => void;
  /** Stops sending and aborts pending calls; their callbacks stay queued. */
  readonly stop: () => Promise<void>;
}

const callable = condition(`t.disabled_at IS NULL AND t.circuit_state = 'closed'`);

/**
 * Delivers queued callbacks. Each webhook has its own lane that sends one callback at a time, in the order of the
 * events; a failed one waits for its retry without delaying the rest. The queue is in the database and a callback
 * leaves it only after its response, so delivery is at least once.
 */
export const createDispatcher = ({
  store,
  policy,
  post,
  report,
}: {
  readonly store: Store;
  readonly policy: DeliveryPolicy;
  readonly post: (call: Call) => Promise<Delivery>;
  readonly report: (error: unknown) => void;
}): Dispatcher => {
  const lanes = new Map<string, Promise<void>>();
  const calls = new Set<AbortController>();
  let stopped = false;
  let waking: NodeJS.Immediate | undefined;

  const runLane = async (webhookId: string): Promise<void> => {
    while (!stopped) {
      const [webhook] = store.select(
        'webhooks',
        condition(`t.id = ? AND ${callable.sql}`, webhookId),
      );
      const next = webhook && nextCallback(store, webhookId, policy.now());
      if (webhook === undefined || next === undefined) return;
      const call = new AbortController();
      calls.add(call);
      const body = JSON.stringify(next.payload);
      const sent = {
        id: next.id,
        attempts: next.attempts,
        callback_url: webhook.callback_url,
        signature: signPayload(body, webhook.shared_secret),
      };
      const limited = mergeSignals(call.signal, AbortSignal.timeout(policy.timeout));
      const answer = await post({
        url: sent.callback_url,
        topic: next.topic,
        body,
        signature: sent.signature,
        signal: limited.signal,
      });
      limited.release();
      calls.delete(call);
      if (!call.signal.aborted) settleCallback(store, policy, sent, answer);
    }
  };

  const processQueue = (): void => {
    waking = undefined;
    try {
      for (const { id } of store.select('webhooks', callable)) {
        if (lanes.has(id)) continue;
        const lane = runLane(id).catch(report);
        lanes.set(id, lane);
        void lane.finally(() => lanes.delete(id));
      }
    } catch (error) {
      report(error);
    }
  };

  return {
    wake: () => {
      if (!stopped) waking ??= setImmediate(processQueue);
    },
    stop: async () => {
      stopped = true;
      clearImmediate(waking);
      for (const call of calls) call.abort();
      await Promise.all(lanes.values());
    },
  };
};
