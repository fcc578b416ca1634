/** Longer texts are not worth an index entry; a filter on one checks the document itself. */
const longestIndexed = 64;

export interface Leaf {
  readonly path: string;
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
  const visit = (value: unknown, path: string, inArray: boolean): void => {
    if (Array.isArray(value)) {
      if (inArray || value.length === 0) exact = false;
      for (const member of value) visit(member, `${path}[]`, true);
    } else if (typeof value === 'object' && value !== null) {
      const members = Object.entries(value);
      if (inArray || members.length === 0) exact = false;
      for (const [name, member] of members) visit(member, `${path}.${name}`, inArray);
    } else if (typeof value === 'string' && value.length > longestIndexed) exact = false;
    else leaves.push({ path, value: JSON.stringify(value ?? null) });
  };
  visit(metadata, '', false);
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
          name in whole && jsonContains((whole as Record<string, unknown>)[name], wanted),
      )
    );
  return whole === part;
};
