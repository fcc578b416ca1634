import type { Resource } from '../define-resource.ts';
import { badRequest, failure, success, type Result } from '../problem.ts';
import { columnOf, has } from '../shape.ts';

/** Compiles `sort=-updated_at,name` into an ORDER BY clause. Ties keep the order of creation. */
export const compileSort = ({ shape }: Resource, sort: string | undefined): Result<string> => {
  if (!sort) return success('ORDER BY t.rowid');
  const terms: string[] = [];
  for (const criterion of sort.split(',')) {
    const descending = criterion.startsWith('-');
    const field = criterion.trim().replace(/^-/, '');
    const name = field.endsWith('_cents') ? field.slice(0, -6) : field;
    const attribute = shape.attributes[name];
    if (field !== 'id' && !(attribute && has(attribute, 'sort')))
      return failure(
        badRequest(
          'INVALID_SORT_CRITERIA',
          'Invalid sort criteria',
          `${field} is not a valid sort criteria for ${shape.type}.`,
        ),
      );
    const column = attribute ? columnOf(name, attribute) : 'id';
    terms.push(`t."${column}" ${descending ? 'DESC' : 'ASC'}`);
  }
  return success(`ORDER BY ${terms.join(', ')}, t.rowid`);
};
