interface Reference {
  id: string;
  type: string;
}
interface Resource extends Reference {
  attributes?: Record<string, unknown>;
  relationships?: Record<string, { data?: Reference | readonly Reference[] | null }>;
}
/** A JSON:API answer, as far as it is read here. */
export interface Document {
  data?: readonly Resource[];
  included?: readonly Resource[];
}

const keyOf = ({ type, id }: Reference) => `${type} ${id}`;

/** Nests included resources into the response's data, in the SDK's format. */
export const nestDocument = ({ data = [], included = [] }: Document): object[] => {
  const resources = new Map([...data, ...included].map((it) => [keyOf(it), it]));
  const nest = (reference: Reference, above: readonly string[]): object => {
    const key = keyOf(reference);
    const { id, type } = reference;
    const { attributes, relationships = {} } = resources.get(key) ?? {};
    // A resource that includes itself ends as a mere reference.
    if (above.includes(key)) return { id, type };
    const below = [...above, key];
    const related = Object.entries(relationships).flatMap(([name, { data: to }]) => {
      if (!to) return [];
      const many = 'length' in to;
      return [[name, many ? to.map((it) => nest(it, below)) : nest(to, below)] as const];
    });
    return { id, type, ...attributes, ...Object.fromEntries(related) };
  };
  return data.map((it) => nest(it, []));
};
