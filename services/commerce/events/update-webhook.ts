import type { Input, Operation, Resource } from '../core/define-resource.ts';
import { failure, type Result } from '../core/problem.ts';
import { createRegistry, definitionOf } from '../core/registry.ts';
import { writeValues } from '../core/write/write-values.ts';
import type { Rows } from '../resources/rows.ts';
import { newSecret } from './new-secret.ts';
import { webhookProblems } from './webhook-problems.ts';

/** Changes a webhook, and obeys its triggers: disabled or enabled, circuit reset, a new secret. */
export const updateWebhook =
  (resources: () => readonly Resource[]) =>
  (operation: Operation, webhook: Rows['webhooks'], input: Input): Result<string> => {
    const { attributes } = input;
    const topic = String(attributes['topic'] ?? webhook.topic);
    const problems = webhookProblems(resources(), input, topic);
    if (problems.length > 0) return failure(...problems);
    const asked = (trigger: string) => attributes[trigger] === true;
    const definition = definitionOf(createRegistry(resources()), 'webhooks');
    return writeValues(operation, definition, webhook, input, {
      ...(attributes['name'] === null && { name: `Webhook ${webhook.id}` }),
      ...(asked('_reset_circuit') && { circuit_state: 'closed', circuit_failure_count: 0 }),
      ...(asked('_regenerate_shared_secret') && { shared_secret: newSecret() }),
    });
  };
