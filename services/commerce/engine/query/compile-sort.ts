import type { Resource } from '../definition/define-resource.ts';
import { badRequest, failure, success, type Result } from '../definition/problem.ts';
import { definitionOf, type Registry } from '../definition/registry.ts';
import { columnOf, has } from '../definition/shape.ts';
import { limits } from './limits.ts';

/** The column a criterion sorts by; null when it may not be sorted by. */
const columnToSort = ({ shape }: Resource, field: string): string | null => {
  if (field === 'id') return 'id';
  for (const [name, attribute] of Object.entries(shape.attributes))
    if (columnOf(name, attribute) === field && has(attribute, 'sort')) return field;
  return null;
};

/** What a criterion sorts by: a column, or one of a row related to one (`shipping_category.name`). */
const expressionOf = (registry: Registry, resource: Resource, field: string): string | null => {
  const [name = '', inner, ...more] = field.split('.');
  if (inner === undefined) {
    const column = columnToSort(resource, name);
    return column && `t."${column}"`;
  }
  const relationship = resource.shape.relationships[name];
  if (relationship?.cardinality !== 'one' || more.length > 0) return null;
  const target = definitionOf(registry, relationship.target);
  const column = columnToSort(target, inner);
  return (
    column && `(SELECT s."${column}" FROM "${target.shape.type}" s WHERE s.id = t."${name}_id")`
  );
};

/** Compiles `sort=-updated_at,shipping_category.name` into an ORDER BY clause. Ties keep the order of creation. */
export const compileSort = (
  registry: Registry,
  resource: Resource,
  sort: string | undefined,
): Result<string> => {
  if (!sort) return success('ORDER BY t.rowid');
  const criteria = sort.split(',');
  if (criteria.length > limits.sortCriteria)
    return failure(
      badRequest(
        'INVALID_SORT_CRITERIA',
        'Invalid sort criteria',
        `At most ${limits.sortCriteria} sort criteria are allowed.`,
      ),
    );
  const terms: string[] = [];
  for (const criterion of criteria) {
    const field = criterion.trim().replace(/^-/, '');
    const expression = expressionOf(registry, resource, field);
    if (expression === null)
      return failure(
        badRequest(
          'INVALID_SORT_CRITERIA',
          'Invalid sort criteria',
          `${field} is not a valid sort criteria for ${resource.shape.type}.`,
        ),
      );
    terms.push(`${expression} ${criterion.trim().startsWith('-') ? 'DESC' : 'ASC'}`);
  }
  return success(`ORDER BY ${terms.join(', ')}, t.rowid`);
};
