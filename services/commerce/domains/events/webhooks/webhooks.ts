import type {
  Input,
  Operation,
  ReadContext,
  Resource,
  Row,
} from '../../../engine/definition/define-resource.ts';
import { randomIdentifier } from '../../../engine/store/identifier.ts';
import { failure, type Result, success } from '../../../engine/definition/problem.ts';
import { writeValues } from '../../../engine/write/write-values.ts';
import { webhookShape } from '../shapes/webhooks.ts';
import { webhookProblems } from './webhook-problems.ts';
import type { Rows } from '../../rows.ts';
import { newSecret } from '../../../engine/store/new-secret.ts';

/** Registers a webhook, enabled unless asked otherwise, under a name of its own. */
export const createWebhook =
  (resources: () => readonly Resource[]) =>
  (operation: Operation, input: Input): Result<string> => {
    const topic = String(input.attributes['topic']);
    const problems = webhookProblems(resources(), input, topic, operation.mayCall);
    if (problems.length > 0) return failure(...problems);
    const id = randomIdentifier();
    const name = input.attributes['name'] ?? `Webhook ${id}`;
    return writeValues(operation, webhookShape, null, input, { id, name });
  };

/** Changes a webhook, and obeys its triggers: disabled or enabled, circuit reset, a new secret. */
export const updateWebhook =
  (resources: () => readonly Resource[]) =>
  (operation: Operation, webhook: Rows['webhooks'], input: Input): Result<string> => {
    const { attributes } = input;
    const topic = String(attributes['topic'] ?? webhook.topic);
    const problems = webhookProblems(resources(), input, topic, operation.mayCall);
    if (problems.length > 0) return failure(...problems);
    const isRequested = (trigger: string) => attributes[trigger] === true;
    return writeValues(operation, webhookShape, webhook, input, {
      ...(attributes['name'] === null && { name: `Webhook ${webhook.id}` }),
      ...(isRequested('_reset_circuit') && { circuit_state: 'closed', circuit_failure_count: 0 }),
      ...(isRequested('_regenerate_shared_secret') && { shared_secret: newSecret() }),
    });
  };

/** Removes a webhook with its callbacks; queued ones are not sent. */
export const removeWebhook = ({ store }: Operation, { id }: Rows['webhooks']): Result<string> => {
  for (const callback of store.where('event_callbacks', { webhook_id: id }))
    store.remove('event_callbacks', callback.id);
  store.remove('webhooks', id);
  return success(id);
};

/** The webhooks that listen to the topic of each event. */
export const deriveWebhooks = (
  events: readonly Rows['events'][],
  { store }: ReadContext,
): ReadonlyMap<string, readonly Row[]> =>
  new Map(events.map(({ id, name }) => [id, store.where('webhooks', { topic: name })]));
