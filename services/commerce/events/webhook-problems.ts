import type { Input, Resource } from '../core/define-resource.ts';
import { invalid, type Problem } from '../core/problem.ts';
import { parseInclude } from '../core/query/parse-include.ts';
import { createRegistry } from '../core/registry.ts';
import { isWebUrl } from '../core/text-form.ts';
import { topicsOf } from './topics-of.ts';

/** What is wrong with a webhook: a topic nothing tells of, an address no request can go to, unknown includes. */
export const webhookProblems = (
  resources: readonly Resource[],
  { attributes }: Input,
  topic: string,
): Problem[] => {
  const problem = (field: string, message: string, error: string) =>
    invalid(field, message, error, { value: attributes[field] });
  const problems: Problem[] = [];
  const known = topicsOf(resources).has(topic);
  if (!known) problems.push(problem('topic', 'is not included in the list', 'inclusion'));
  if ('callback_url' in attributes && !isWebUrl(String(attributes['callback_url'])))
    problems.push(problem('callback_url', 'is invalid', 'invalid'));

  const registry = createRegistry(resources);
  const resource = registry.get(topic.split('.')[0] ?? '');
  const includes = attributes['include_resources'];
  if (known && resource && Array.isArray(includes)) {
    const parsed = parseInclude(registry, resource, includes.map(String).join(','));
    if (!parsed.ok) problems.push(problem('include_resources', 'is invalid', 'invalid'));
  }
  return problems;
};
