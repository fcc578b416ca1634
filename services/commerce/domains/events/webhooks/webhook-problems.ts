import type { Input, Operation, Resource } from '../../../engine/definition/define-resource.ts';
import { invalid, type Problem } from '../../../engine/definition/problem.ts';
import { parseInclude } from '../../../engine/query/parse-include.ts';
import { createRegistry } from '../../../engine/definition/registry.ts';
import { isWebUrl } from '../../../engine/definition/text-form.ts';
import { topicsOf } from '../topics-of.ts';

/** Validates a webhook: its topic must exist, its URL must be callable and its includes must be known. */
export const webhookProblems = (
  resources: readonly Resource[],
  { attributes }: Input,
  topic: string,
  mayCall: Operation['mayCall'] = () => true,
): Problem[] => {
  const problem = (field: string, message: string, error: string) =>
    invalid(field, message, error, { value: attributes[field] });
  const problems: Problem[] = [];
  const topicExists = topicsOf(resources).has(topic);
  if (!topicExists) problems.push(problem('topic', 'is not included in the list', 'inclusion'));
  if ('callback_url' in attributes) {
    const url = String(attributes['callback_url']);
    if (!isWebUrl(url)) problems.push(problem('callback_url', 'is invalid', 'invalid'));
    else if (!mayCall(url))
      problems.push(problem('callback_url', 'is an internal address', 'invalid'));
  }

  const registry = createRegistry(resources);
  const resource = registry.get(topic.split('.')[0] ?? '');
  const includes = attributes['include_resources'];
  if (topicExists && resource && Array.isArray(includes)) {
    const parsed = parseInclude(registry, resource, includes.map(String).join(','));
    if (!parsed.ok) problems.push(problem('include_resources', 'is invalid', 'invalid'));
  }
  return problems;
};
