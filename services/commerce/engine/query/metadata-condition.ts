import { and, condition, type Condition } from '../store/condition.ts';
import { metadataLeaves } from '../store/metadata-leaves.ts';

/** `_jcont` on a JSON column: by the index of leaves where the resource keeps one. */
export const metadataCondition = (
  type: string,
  alias: string,
  column: string,
  part: unknown,
  indexed: readonly string[],
): Condition => {
  const check = condition(`json_contains(${alias}."${column}", ?)`, JSON.stringify(part));
  if (column !== 'metadata') return check;
  const { leaves, exact } = metadataLeaves(part);
  const indexable = leaves.filter(({ member }) => indexed.includes(member));
  const byLeaf = indexable.map(({ path, value }) =>
    condition(
      `${alias}.id IN (SELECT row_id FROM _metadata_leaves WHERE type = ? AND path = ? AND value = ?)`,
      type,
      path,
      value,
    ),
  );
  return exact && indexable.length > 0 && indexable.length === leaves.length
    ? and(...byLeaf)
    : and(...byLeaf, check);
};
