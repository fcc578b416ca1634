import type { Input, Operation, Resource } from '../../../engine/definition/define-resource.ts';
import { randomIdentifier } from '../../../engine/store/identifier.ts';
import { failure, type Result } from '../../../engine/definition/problem.ts';
import { writeValues } from '../../../engine/write/write-values.ts';
import { webhookShape } from '../shapes/webhooks.ts';
import { webhookProblems } from './webhook-problems.ts';

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
