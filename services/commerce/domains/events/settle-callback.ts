import type { Store } from '../../engine/store/store.ts';
import type { Rows } from '../rows.ts';
import type { DeliveryPolicy } from './delivery-policy.ts';
import type { Delivery } from './post-callback.ts';

/**
 * Records the result of an attempt. The callback is delivered, queued for a retry or, after the last retry, failed. The
 * webhook's circuit counts consecutive failures, opens at the threshold and resets on success.
 */
export const settleCallback = (
  store: Store,
  { retries, threshold, delay, now }: DeliveryPolicy,
  sent: Pick<Rows['event_callbacks'], 'id' | 'attempts' | 'callback_url' | 'signature'>,
  { ok, code, message }: Delivery,
): void =>
  store.transaction(() => {
    const callback = store.get('event_callbacks', sent.id);
    const webhook = store.get('webhooks', callback?.webhook_id ?? null);
    if (!callback || !webhook) return;
    const attempts = sent.attempts + 1;
    const again = !ok && attempts <= retries;
    store.update('event_callbacks', sent.id, {
      callback_url: sent.callback_url,
      signature: sent.signature,
      response_code: code,
      response_message: message,
      attempts,
      state: ok ? 'delivered' : again ? 'queued' : 'failed',
      ...(again && { due_at: now() + delay(attempts) }),
    });
    const failures = ok ? 0 : webhook.circuit_failure_count + 1;
    if (failures !== webhook.circuit_failure_count)
      store.update('webhooks', webhook.id, {
        circuit_failure_count: failures,
        circuit_state: failures >= threshold ? 'open' : 'closed',
      });
  });
