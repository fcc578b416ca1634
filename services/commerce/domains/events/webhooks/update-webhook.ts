import type { Input, Operation, Resource } from '../../../engine/definition/define-resource.ts';
import { failure, type Result } from '../../../engine/definition/problem.ts';
import { writeValues } from '../../../engine/write/write-values.ts';
import type { Rows } from '../../rows.ts';
import { newSecret } from '../../../engine/store/new-secret.ts';
import { webhookShape } from '../shapes/webhooks.ts';
import { webhookProblems } from './webhook-problems.ts';

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
