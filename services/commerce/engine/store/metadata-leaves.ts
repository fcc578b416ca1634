/** Longer texts are not worth an index entry; a filter on one checks the document itself. */
const longestIndexed = 64;

interface Leaf {
  readonly path: string;
  /** The member of the metadata object it lies in. */
  readonly member: string;
  /** The scalar as JSON, so that `1` and `"1"` stay apart. */
  readonly value: string;
}

/**
 * The scalars of a metadata object with their paths; members of an array share
 * the path `<array>[]`. `exact` tells whether the leaves say everything: with
 * long texts or objects inside arrays they only narrow the search down.
 */
export const metadataLeaves = (metadata: unknown): { leaves: Leaf[]; exact: boolean } => {
  const leaves: Leaf[] = [];
  let exact = true;
  const visit = (value: unknown, path: string, member: string, inArray: boolean): void => {
    if (Array.isArray(value)) {
      if (inArray || value.length === 0) exact = false;
      for (const item of value) visit(item, `${path}[]`, member, true);
    } else if (typeof value === 'object' && value !== null) {
      const members = Object.entries(value);
      if (inArray || members.length === 0) exact = false;
      for (const [name, part] of members)
        visit(part, `${path}.${name}`, member === '' ? name : member, inArray);
    } else if (typeof value === 'string' && value.length > longestIndexed) exact = false;
    else leaves.push({ path, member, value: JSON.stringify(value ?? null) });
  };
  visit(metadata, '', '', false);
  return { leaves, exact };
};

/** PostgreSQL's `@>`: whether `part` is contained in `whole`. */
export const jsonContains = (whole: unknown, part: unknown): boolean => {
  if (Array.isArray(part))
    return (
      Array.isArray(whole) && part.every((wanted) => whole.some((it) => jsonContains(it, wanted)))
    );
  if (typeof part === 'object' && part !== null)
    return (
      typeof whole === 'object' &&
      whole !== null &&
      !Array.isArray(whole) &&
      Object.entries(part).every(
        ([name, wanted]) =>
          Object.hasOwn(whole, name) &&
          jsonContains((whole as Record<string, unknown>)[name], wanted),
      )
    );
  return whole === part;
};
