/** A resource of a JSON:API document, as the platform answers it. */
export interface ResourceObject {
  type: string;
  id: string;
  attributes: Record<string, unknown>;
  relationships: Record<string, { data: Reference | readonly Reference[] | null }>;
}
export interface Reference {
  type: string;
  id: string;
}

type Related = ResourceObject | readonly ResourceObject[] | null;

const refer = ({ type, id }: Reference): Reference => ({ type, id });

/** What {@link document} must include beside a resource. */
const relatedOf = new WeakMap<ResourceObject, readonly ResourceObject[]>();

const isMany = (related: Related): related is readonly ResourceObject[] => Array.isArray(related);

/** Makes a resource with its related ones, which {@link document} puts into `included`. */
export const resource = (
  type: string,
  id: string,
  attributes: Record<string, unknown> = {},
  related: Record<string, Related> = {},
): ResourceObject => {
  const relationships = Object.entries(related).map(([name, it]) => {
    const data = it === null ? null : isMany(it) ? it.map(refer) : refer(it);
    return [name, { data }] as const;
  });
  const made = { type, id, attributes, relationships: Object.fromEntries(relationships) };
  relatedOf.set(
    made,
    Object.values(related).flatMap((it) => it ?? []),
  );
  return made;
};

const allRelated = (it: ResourceObject): ResourceObject[] =>
  (relatedOf.get(it) ?? []).flatMap((near) => [near, ...allRelated(near)]);

/** A document of one resource. */
export const document = (data: ResourceObject) => ({ data, included: allRelated(data) });

/** A page of a list. */
export const listDocument = (
  data: readonly ResourceObject[],
  { pageCount = 1, total = data.length } = {},
) => ({
  data,
  included: data.flatMap(allRelated),
  meta: { page_count: pageCount, record_count: total },
});

/** An error document about one attribute: `meta.error` is the reason. */
export const fieldErrorDocument = (field: string, reason: string, words = 'is not right') => ({
  errors: [
    {
      title: words,
      detail: `${field} - ${words}`,
      code: 'VALIDATION_ERROR',
      source: { pointer: `/data/attributes/${field}` },
      status: '422',
      meta: { error: reason },
    },
  ],
});

export const INVALID_TOKEN = {
  errors: [
    {
      title: 'Invalid token',
      detail: 'The access token you provided is invalid.',
      code: 'INVALID_TOKEN',
      status: '401',
    },
  ],
};

export const ACCESS_DENIED = {
  errors: [
    {
      title: 'Access denied',
      detail: 'You are not authorized to perform this action on the requested resource.',
      code: 'UNAUTHORIZED',
      status: '401',
    },
  ],
};

export const NOT_FOUND = {
  errors: [
    {
      title: 'Record not found',
      detail: 'The requested resource was not found. Please double-check the resource id.',
      code: 'RECORD_NOT_FOUND',
      status: '404',
    },
  ],
};
